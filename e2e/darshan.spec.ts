import type { Page } from '@playwright/test';
import { expect, test } from './site-test.ts';

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Daily story' });
const title = (page: Page) => viewer(page).getByRole('heading', { level: 2 });

/** Opens the viewer and stops the clock, with the first story at its beginning. */
async function openStories(page: Page) {
  await page.clock.install();
  await page.goto('/story');
  await page.clock.runFor(4000); // the page wakes when it is idle
  await expect(title(page)).toHaveText('Half past four');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(title(page)).toHaveText('Half past four');
}

async function middle(page: Page) {
  const box = await viewer(page).locator('.story-stage').boundingBox();
  if (!box) throw new Error('the viewer is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.describe('the story viewer', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a story takes ten seconds; the last is followed by the first, the first is preceded by the last', async ({
    page,
  }) => {
    await openStories(page);
    await page.clock.runFor(9_900);
    await expect(title(page)).toHaveText('Half past four');
    await page.clock.runFor(100);
    await expect(title(page)).toHaveText('Three circles around Tulasī');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(title(page)).toHaveText('Sunday is open house');
    await page.clock.runFor(10_000);
    await expect(title(page)).toHaveText('Half past four');
  });

  test('pressing holds it, releasing lets it go on; space does the same for longer', async ({ page }) => {
    await openStories(page);
    const { x, y } = await middle(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.clock.runFor(30_000);
    await expect(title(page)).toHaveText('Half past four');
    await page.mouse.up();
    await page.clock.runFor(10_000);
    await expect(title(page)).toHaveText('Three circles around Tulasī');
    await page.keyboard.press(' ');
    await page.clock.runFor(30_000);
    await expect(title(page)).toHaveText('Three circles around Tulasī');
    await viewer(page).getByRole('button', { name: 'Play' }).click();
    await page.clock.runFor(10_000);
    await expect(title(page)).toHaveText('Seven thousand plates');
  });

  test('thirds are tapped, the picture is swiped, the size is bounded', async ({ page }) => {
    await openStories(page);
    const { x, y } = await middle(page);
    const { width = 0, height = 0 } = (await viewer(page).locator('.story-card').boundingBox()) ?? {};
    expect(Math.round(width)).toBeLessThanOrEqual(500);
    expect(Math.round(height)).toBeLessThanOrEqual(800);
    await page.mouse.click(x + width / 2 - 20, y);
    await expect(title(page)).toHaveText('Three circles around Tulasī');
    await page.mouse.click(x, y);
    await expect(title(page)).toHaveText('Three circles around Tulasī');
    await page.mouse.click(x - width / 2 + 20, y);
    await expect(title(page)).toHaveText('Half past four');
    const swipe = async (by: number) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + by, y, { steps: 4 });
      await page.mouse.up();
    };
    await swipe(-51);
    await expect(title(page)).toHaveText('Three circles around Tulasī');
    await swipe(50);
    await expect(title(page)).toHaveText('Three circles around Tulasī');
    await swipe(51);
    await expect(title(page)).toHaveText('Half past four');
  });

  test('a film that ends moves on', async ({ page }) => {
    await openStories(page);
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
    await expect(title(page)).toHaveText('Lamps on the water');
    const film = viewer(page).locator('video');
    await expect(film).toHaveAttribute('src', /evening-lamps.*\.mp4$/);
    await film.dispatchEvent('ended');
    await expect(title(page)).toHaveText('Drums before breakfast');
  });

  test('opens over the home page, keeps the focus and gives it back', async ({ page }) => {
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

  test('without stories it says Loading...', async ({ page }) => {
    await page.route('**/api/v1/admin/daily-story', (route) => route.fulfill({ json: { story: [] } }));
    await page.goto('/story');
    await expect(viewer(page)).toContainText('Loading...');
    await viewer(page).getByRole('button', { name: 'Close the stories' }).click();
    await expect(page.getByRole('heading', { name: 'Daily story' })).toBeVisible();
  });
});

test('who asks for calm gets no movement until Play is pressed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStories(page);
  await page.clock.runFor(30_000);
  await expect(title(page)).toHaveText('Half past four');
  await viewer(page).getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(10_000);
  await expect(title(page)).toHaveText('Three circles around Tulasī');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the stories are a list to read', async ({ page }) => {
    await page.goto('/story');
    await expect(page.getByRole('article')).toHaveCount(8);
    await expect(page.getByText('Loading...')).toBeHidden();
    await expect(page.getByText('Three circles around Tulasī')).toBeVisible();
  });
});

test.describe('daily darshan', () => {
  test('a day is chosen, its photos open large, walk, come near and shut', async ({ page }) => {
    await page.goto('/daily-darshan');
    const days = page.getByRole('navigation', { name: 'Days' });
    await days.getByRole('link', { name: 'Previous day' }).click();
    await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d/);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Mangala',
      'Shringar',
      'Raj Bhoga',
      'Sandhya',
      'Shayan',
    ]);
    const first = page.locator('.photo-grid a').first();
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
