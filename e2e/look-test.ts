import type { BrowserContext } from '@playwright/test';
import { test as siteTest } from './site-test.ts';

type Contexts = { visited: BrowserContext; withoutScript: BrowserContext };

/**
 * The site's test for pages that are only looked at. The pages of a worker share a context, and so
 * the scripts and styles that it has loaded; cookies and stored values are cleared after each test.
 * `withoutScript` is one that runs no script.
 */
export const test = siteTest.extend<object, Contexts>({
  visited: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(project.use);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  withoutScript: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ ...project.use, javaScriptEnabled: false });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
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
