import type { LaunchOptions } from '@playwright/test';
import { chromiumPath } from '../scripts/chromium-path.ts';

const args = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
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
