import type { Page } from '@playwright/test';
import { withPictures } from './browser.ts';
import { expect, test } from './site-test.ts';

test.use({ launchOptions: withPictures });

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Daily story' });
const title = (page: Page) => viewer(page).getByRole('heading', { level: 2 });

test('the story viewer opens over the home page, keeps the focus and gives it back', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('main').getByRole('link', { name: 'Daily story' });
  await link.click();
  await expect(title(page)).toBeVisible();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    expect(await viewer(page).evaluate((dialog) => dialog.matches(':focus-within'))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  await expect(link).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the stories are a list to read', async ({ page }) => {
    await page.goto('/story');
    await expect(page.getByRole('article')).toHaveCount(8);
    await expect(page.getByText('Loading...')).toBeHidden();
    await expect(page.getByText('Three circles around Tulsi')).toBeVisible();
  });
});

test.describe('daily darshan', () => {
  test('a day is chosen, its photos open large, walk, come near and shut', async ({ page }) => {
    await page.goto('/daily-darshan');
    const days = page.getByRole('navigation', { name: 'Days' });
    await days.getByRole('link', { name: 'Previous day' }).click();
    await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d/);
    const photos = page.getByRole('list', { name: /^Photos of / });
    await expect(photos.getByRole('listitem').first()).toContainText('Shayan');
    await page.getByRole('navigation', { name: 'Darshans' }).getByRole('link', { name: 'Sandhya' }).click();
    await expect(photos.getByRole('listitem')).toHaveCount(2);
    const first = photos.getByRole('link').first();
    const box = page.getByRole('dialog', { name: 'Photo' });
    await first.click();
    await expect(box.getByText('1 / 2')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(box.getByText('2 / 2')).toBeVisible();
    await box.getByRole('button', { name: 'Next photo' }).click();
    await expect(box.getByText('1 / 2')).toBeVisible();
    const photo = box.getByRole('img');
    const width = async () => (await photo.boundingBox())?.width ?? 0;
    const whole = await width();
    await page.keyboard.press('+');
    await expect.poll(width).toBeCloseTo(2 * whole, -1);
    await box.getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(width).toBeCloseTo(whole, -1);
    await expect(box.getByRole('link', { name: 'Download' })).toHaveAttribute('download', /^darshan-/);
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(first).toBeFocused();
  });

  test('a future day cannot be selected', async ({ page }) => {
    await page.goto('/daily-darshan?date=2999-01-01');
    await expect(page.getByText('Cannot select a future date.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Next day' })).toHaveCount(0);
  });
});

test('darshan opens with the newest picture, its day and a way to share it, in the first view @both', async ({
  page,
}) => {
  await page.goto('/darshan');
  const bottom = async (part: ReturnType<Page['locator']>) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const height = page.viewportSize()?.height ?? 0;
  const main = page.getByRole('main');
  const share = main.getByRole('link', { name: 'Share on WhatsApp' });
  const parts = [
    main.getByRole('heading', { level: 1, name: 'Darshan' }),
    main.getByText('Next darshan:'),
    main.getByRole('img').first(),
    share,
  ];
  for (const part of parts) expect(await bottom(part)).toBeLessThanOrEqual(height);
  await expect(share).toHaveAttribute('href', /wa\.me\/\?text=Darshan%20of/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the day is swiped, and its letter asked for', async ({ page }) => {
    await page.goto('/darshan');
    const photos = page.getByRole('list', { name: /^Photos of / });
    await expect(photos.getByRole('listitem').first()).toBeInViewport();
    await page.getByRole('link', { name: 'Send me this daily' }).click();
    const form = page.getByRole('form', { name: 'Daily darshan by e-mail' });
    await form.getByLabel('E-mail').fill(`reader-${Date.now()}@example.org`);
    await form.getByRole('button').click();
    await expect(page.getByText('Please tick this box to continue.').first()).toBeVisible();
    await expect(form.getByLabel('E-mail')).toHaveValue(/^reader-/);
    await form.getByRole('checkbox').check();
    await form.getByRole('button').click();
    await expect(page.getByText('Your address is on the list.')).toBeVisible();
  });
});

test('a stream asks YouTube for nothing before it is started, then shows its frame', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/youtube/, (route) => {
    asked.push(new URL(route.request().url()).hostname);
    return route.fulfill({ contentType: 'text/html', body: '<title>film</title>' });
  });
  await page.goto('/darshan');
  await page.getByRole('link', { name: 'Live darshan' }).first().click();
  await page.getByRole('link', { name: 'How a stream is shown' }).click();
  const play = page.getByRole('link', { name: /^Play/ });
  await expect(play).toBeVisible();
  expect(asked).toEqual([]);
  await play.click();
  await expect(page.locator('iframe')).toHaveAttribute('src', /youtube-nocookie\.com\/embed\/M7lc1UVf-VE/);
  await expect.poll(() => asked).toEqual(['www.youtube-nocookie.com']);
});
