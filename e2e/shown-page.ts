import { test as lookTest } from './look-test.ts';

/**
 * The test of looks for files that open one address after the other: a worker has one page for all
 * of them. A page of its own for each costs a third of a look, most of it to compile the same
 * scripts again.
 */
export const test = lookTest.extend({
  page: async ({ context, shown }, use) => {
    await use(shown);
    await shown.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await context.clearCookies();
    await shown.emulateMedia({ colorScheme: null });
  },
});

export { expect } from './look-test.ts';
