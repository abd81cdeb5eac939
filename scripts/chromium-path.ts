/** Debian's Chromium without a screen, as scripts/install-chromium.sh installs it. */
export const chromiumPath = '/usr/bin/chromium-headless-shell';
