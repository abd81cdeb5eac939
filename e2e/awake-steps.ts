import { expect, type Page } from '@playwright/test';

/** From now on <html> shows when React has hydrated: before that a click loads pages in full. */
export async function noteAwake(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('awake', () => document.documentElement.setAttribute('data-awake', ''));
  });
}

export async function isAwake(page: Page): Promise<void> {
  await expect(page.locator('html[data-awake]')).toBeAttached();
}

/** Holds scripts back, as a slow connection does, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: come, resolve } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await come;
    await route.continue();
  });
  return resolve;
}
