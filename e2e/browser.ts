import type { LaunchOptions } from '@playwright/test';
import { chromiumPath } from '../scripts/chromium-path.ts';

const args = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  // A page lives for a second: what is compiled for speed costs more than it gives back.
  '--js-flags=--no-maglev --no-turbofan',
  // One process fewer to talk to.
  '--enable-features=NetworkServiceInProcess2',
];

/** Chromium that fetches and paints pictures, for the specs that are about them. */
export const withPictures: LaunchOptions = { executablePath: chromiumPath, args };

/**
 * Chromium that gives pictures their room and no more: a drawing has hundreds of parts, and painting
 * them took a sixth of the time. That each has its size in the page, every-route.server.test.ts holds.
 */
export const withoutPictures: LaunchOptions = {
  executablePath: chromiumPath,
  args: [...args, '--blink-settings=imagesEnabled=false'],
};

/**
 * Chromium that lays pages out and draws none of them, for looks at markup, sizes and colours: what
 * is drawn takes a quarter of a look. No frame ever comes: `frameByTimer` stands in, and Playwright's
 * `click`, which waits for two frames of an element that stands still, never presses.
 */
export const withoutFrames: LaunchOptions = {
  executablePath: chromiumPath,
  args: [...(withoutPictures.args ?? []), '--disable-threaded-compositing'],
};

/**
 * In the page, before its own scripts: what waits for the next frame goes on by the clock, and what
 * an animation hides until the first paint (`after-first-paint`) is there at once.
 */
export function frameByTimer(): void {
  window.requestAnimationFrame = (step) => window.setTimeout(() => step(performance.now()), 16);
  window.cancelAnimationFrame = window.clearTimeout;
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { animation: none !important; }');
  document.adoptedStyleSheets.push(still);
}
