import type { Page } from '@playwright/test';
import { noteAwake } from './awake-steps.ts';
import { frameByTimer, withoutFrames } from './browser.ts';
import { test as lookTest } from './look-test.ts';

/**
 * `shown` is the page of a worker, `still` one that runs no script. Declared beside the browser that
 * they need, which is another than that of journeys (site-test.ts).
 */
type Pages = { shown: Page; still: Page };

/**
 * The test of looks for files that open one address after the other: a worker has one page for all
 * of them, in a browser that draws nothing. A page of its own for each costs a third of a look, most
 * of it to compile the same scripts again.
 */
export const test = lookTest.extend<object, Pages>({
  launchOptions: [withoutFrames, { scope: 'worker' }],
  shown: [
    async ({ visited }, use) => {
      const page = await visited.newPage();
      await noteAwake(page);
      await page.addInitScript(frameByTimer);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  still: [
    async ({ withoutScript }, use) => {
      const page = await withoutScript.newPage();
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ context, shown }, use) => {
    await use(shown);
    await shown.unrouteAll();
    await shown.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await context.clearCookies();
    await shown.emulateMedia({ colorScheme: null });
  },
});

export { expect } from './look-test.ts';
