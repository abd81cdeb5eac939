import type { Page } from '@playwright/test';
import { expect } from './site-test.ts';

/** Live regions, and elements that need script. */
const besides = '[aria-live], .sr[role="status"], [data-needs-script], .noscript\\:hidden';

/** Every visible heading, paragraph, entry and cell of the main part, as plain text. */
async function readingText(page: Page): Promise<string[]> {
  const parts = page.locator('main :is(h1, h2, h3, h4, p, li, dt, dd, td, th, figcaption, label):visible');
  return parts.evaluateAll(
    (all, skip) =>
      all
        .filter((one) => !one.closest(skip))
        .map((one) => (one instanceof HTMLElement ? one.innerText : '').replace(/\s+/g, ' ').trim())
        // Other tests donate meanwhile: sums and their timestamps are not compared.
        .map((line) => line.replace(/\d+/g, '0'))
        .filter(Boolean),
    besides,
  );
}

/**
 * Without script (`page`) a URL shows everything that the hydrated page shows, and offers nothing
 * that needs script.
 */
export async function expectComplete(awake: Page, page: Page, path: string): Promise<void> {
  await page.goto(path);
  // No script runs before those of the page, and without frames no animation ends (e2e/browser.ts).
  await page.evaluate(() => {
    for (const one of document.getAnimations()) one.cancel();
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const useless = await page
    .locator('[data-needs-script]:visible')
    .evaluateAll((all) =>
      all
        .filter((one) => !one.matches('a[href], form button:not([type=button]), form input'))
        .map((one) => one.outerHTML.slice(0, 120)),
    );
  expect(useless, 'of no use without script').toEqual([]);
  const still = await readingText(page);
  // Retried until it holds: the calendar shows its loader for the first second.
  await expect
    .poll(async () => (await readingText(awake)).filter((line) => !still.includes(line)))
    .toEqual([]);
}
