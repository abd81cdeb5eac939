import { expect, type Page } from '@playwright/test';

/** From now on <html> shows when React has hydrated: before that a click loads pages in full. */
export async function noteAwake(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('awake', () => document.documentElement.setAttribute('data-awake', ''));
  });
}

/** Wakes a page to read, as a touch does, and waits until React has hydrated. */
export async function isAwake(page: Page): Promise<void> {
  // What listens for it is the last of the page: an address is there before.
  await page.waitForLoadState('domcontentloaded');
  await page.evaluate(() => dispatchEvent(new Event('wake')));
  await expect(page.locator('html[data-awake]')).toBeAttached();
}

/**
 * The scripts of the page are fetched and the browser has been idle, and still React was not
 * loaded: the page sleeps.
 */
export async function isAsleep(page: Page): Promise<void> {
  const fetched = () =>
    page.evaluate(() => {
      const modules =
        document.querySelector<HTMLElement>('[data-modules]')?.dataset.modules?.split(' ') ?? [];
      const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      return modules.length > 5 && modules.every((address) => names.includes(address));
    });
  await expect.poll(fetched).toBe(true);
  // Longer than React itself would wait (http/starter/wake-react.ts): a browser that draws nothing
  // may never call itself idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 4000 })));
  expect(await page.evaluate(() => '__reactRouterRouteModules' in window)).toBe(false);
}

/** How a page with held scripts is opened: a page that loads them by itself would wait for them. */
export const untilParsed = { waitUntil: 'domcontentloaded' } as const;

/** Holds React's scripts back, as a slow connection does, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: come, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!page-elements|typed-input|language-offer)[^/]+\.js$/, async (route) => {
    await come;
    await route.continue();
  });
  return resolve;
}
