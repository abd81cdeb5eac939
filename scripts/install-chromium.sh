#!/usr/bin/env bash
# The browser tests drive Debian's Chromium without a screen; installs it where it is missing.
set -euo pipefail
if command -v chromium-headless-shell >/dev/null; then exit 0; fi
if ! command -v apt-get >/dev/null; then
  echo "The browser tests need Chromium at /usr/bin/chromium-headless-shell. Install it and run the tests again." >&2
  exit 1
fi
as_root=()
[ "$(id -u)" = 0 ] || as_root=(sudo)
echo "Installing Chromium from Debian's packages ..."
"${as_root[@]}" apt-get update -qq
DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends chromium-headless-shell >/dev/null
