import { test as siteTest } from './site-test.ts';

/**
 * The site's test for pages that are only looked at. The pages of a worker share a context, and so
 * the scripts and styles that it has loaded; cookies and stored values are cleared after each test.
 */
export const test = siteTest.extend({
  context: async ({ visited }, use) => {
    await use(visited);
  },
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await use(page);
    await page.evaluate(() => localStorage.clear());
    await context.clearCookies();
    await page.close();
  },
});

export { expect } from './site-test.ts';
