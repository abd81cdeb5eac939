import { expect, type Page, test } from '@playwright/test';
import { withPictures } from './browser.ts';

test.use({ launchOptions: withPictures });

/** The example on the parts page: four slides, 4000 ms (rules S25, S26). */
async function openCarousel(page: Page) {
  await page.clock.install();
  await page.goto('/dev/ui');
  const carousel = page.getByRole('group', { name: 'Ways to give' });
  await carousel.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const dots = carousel.getByRole('button', { name: /^Slide/ });
  await expect(dots).toHaveCount(4);
  const current = async () =>
    (await dots.evaluateAll((all) => all.map((dot) => dot.hasAttribute('aria-current')))).indexOf(true);
  return { carousel, dots, current };
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('slides follow each other every four seconds and wrap; a dot chooses one directly', async ({ page }) => {
  const { dots, current } = await openCarousel(page);
  await expect(dots.first()).toBeVisible();
  const seen = [await current()];
  for (let step = 0; step < 4; step += 1) {
    const before = await current();
    await page.clock.runFor(4000);
    await expect.poll(current).toBe((before + 1) % 4);
    seen.push(await current());
  }
  expect(new Set(seen).size).toBe(4);
  await dots.nth(2).click();
  await expect.poll(current).toBe(2);
});

test('it waits under the pointer, and for good once paused', { tag: '@desktop' }, async ({ page }) => {
  const { carousel, current } = await openCarousel(page);
  await expect(carousel.getByRole('button', { name: 'Pause' })).toBeVisible();
  await carousel.getByRole('list').hover();
  const held = await current();
  await page.clock.runFor(12_000);
  expect(await current()).toBe(held);
  await carousel.getByRole('button', { name: 'Pause' }).click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const paused = await current();
  await page.clock.runFor(12_000);
  expect(await current()).toBe(paused);
  await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('reduced motion stops all movement', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { carousel, current } = await openCarousel(page);
  await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.clock.runFor(12_000);
  expect(await current()).toBe(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('it is a row that scrolls', async ({ page }) => {
    await page.goto('/dev/ui');
    const slides = page.getByRole('group', { name: 'Ways to give' }).getByRole('list');
    await expect(slides.getByRole('listitem')).toHaveCount(4);
    await expect(slides).toHaveCSS('overflow-x', 'auto');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden();
  });
});
