#!/bin/bash
# Asks every address of the site through a real shared cache on loopback: Varnish, from Debian's package
#   apt-get install varnish
# with deploy/varnish.vcl as it stands, but for the site's port.
#   scripts/shared-cache.sh   starts it, runs app/tests/test-real-cache.ts, stops it and removes its folder
set -euo pipefail
cd "$(dirname "$0")/.."
port=${SHARED_CACHE_PORT:-3326}
folder=$(mktemp -d /tmp/mandir-varnish-XXXXXX)
# Varnish reads it as a user of its own.
chmod 755 "$folder"
stop() {
  [ -s "$folder/pid" ] && kill "$(cat "$folder/pid")" 2> /dev/null || true
  rm -rf "$folder"
}
trap stop EXIT
sed "s/\.port = \"3000\"/.port = \"$port\"/" deploy/varnish.vcl > "$folder/site.vcl"
varnishd -n "$folder/run" -P "$folder/pid" -f "$folder/site.vcl" -s malloc,64m \
  -a "http=127.0.0.1:$((port + 1))" -a "purge=127.0.0.1:$((port + 2))" > "$folder/log" 2>&1 || { cat "$folder/log" >&2; exit 1; }
SITE_PORT=$port CACHE_URL=http://127.0.0.1:$((port + 1)) PURGE_URL=http://127.0.0.1:$((port + 2))/ \
  npx vitest run --config scripts/shared-cache.vitest.ts --root . "$@"
