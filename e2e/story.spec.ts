import type { Page } from '@playwright/test';
import { withPictures } from './browser.ts';
import { expect, test } from './site-test.ts';

test.use({ launchOptions: withPictures });

// The story viewer (rules S34, S36, S37) in a browser: touch, keys, films and reduced motion. Its
// state machine is tested in core/content.

type Story = { type: string; media: string; title: string };

/** A picture, a film and a picture of today's stories. */
async function threeStories(page: Page): Promise<Story[]> {
  const { story } = (await (await page.request.get('/api/v1/admin/daily-story')).json()) as {
    story: Story[];
  };
  const pictures = story.filter(({ type }) => type === 'image');
  const film = story.find(({ type }) => type !== 'image');
  const [first, last] = pictures;
  if (!first || !film || !last) throw new Error('the demo has pictures and a film');
  return [first, film, last];
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function openViewer(page: Page, story?: Story[]) {
  const shown = story ?? (await threeStories(page));
  await page.route('**/api/v1/admin/daily-story', (route) => route.fulfill({ json: { story: shown } }));
  await page.goto('/story');
  const viewer = page.getByRole('dialog', { name: 'Daily story' });
  await expect(viewer).toBeVisible();
  return viewer;
}

test('a story takes ten seconds; a press holds it, thirds and swipes turn it, the last leads to the first', async ({
  page,
}) => {
  const start = new Date('2026-11-20T09:00:00+05:30');
  await page.clock.install({ time: start });
  const viewer = await openViewer(page);
  const at = (number: number) => expect(viewer.getByText(`Story ${number} of 3`)).toBeAttached();
  await at(1);
  await page.clock.pauseAt(new Date(start.getTime() + 3_600_000));
  // From here the test alone moves the clock; both steps together restart the first story.
  await page.keyboard.press('ArrowRight');
  await at(2);
  await page.keyboard.press('ArrowLeft');
  await at(1);
  await page.clock.runFor(9_900);
  await at(1);
  await page.clock.runFor(200);
  await at(2);

  const card = await viewer.locator('.story-card').boundingBox();
  if (!card) throw new Error('the card has no box');
  expect(card.width).toBeLessThanOrEqual(500);
  expect(Math.round(card.height)).toBeLessThanOrEqual(800);
  const [middle, left, right] = [0.5, 0.1, 0.9].map((part) => card.x + card.width * part) as [
    number,
    number,
    number,
  ];
  const height = card.y + card.height / 2;

  await page.mouse.move(middle, height);
  await page.mouse.down();
  await page.clock.runFor(30_000);
  await at(2);
  await page.mouse.up();
  await page.clock.runFor(10_100);
  await at(3);

  await page.mouse.click(right, height);
  await at(1);
  await page.mouse.click(left, height);
  await at(3);
  await page.mouse.click(middle, height);
  await at(3);

  const swipe = async (by: number) => {
    await page.mouse.move(middle, height);
    await page.mouse.down();
    await page.mouse.move(middle + by, height, { steps: 4 });
    await page.mouse.up();
  };
  await swipe(-60);
  await at(1);
  await swipe(60);
  await at(3);
  await swipe(-45);
  await at(3);
});

test('keys turn and hold, the focus stays inside, Escape gives it back', async ({ page }) => {
  const viewer = await openViewer(page);
  await page.keyboard.press('Space');
  await expect(viewer.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(viewer.getByRole('button', { name: 'Pause' })).toBeVisible();
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press(press % 3 === 0 ? 'Shift+Tab' : 'Tab');
    await expect(viewer.locator('button:focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  const play = page.getByRole('button', { name: 'Play the stories' });
  await play.click();
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(play).toBeFocused();
});

test('a film is silent until its button is pressed, and when it ends the next story comes', async ({
  page,
}) => {
  const [first, film, last] = (await threeStories(page)) as [Story, Story, Story];
  const viewer = await openViewer(page, [film, first, last]);
  const video = viewer.locator('video');
  await expect(video).toHaveJSProperty('muted', true);
  await viewer.getByRole('button', { name: 'Sound on' }).click();
  await expect(video).toHaveJSProperty('muted', false);
  await viewer.getByRole('button', { name: 'Pause' }).click();
  await expect(video).toHaveJSProperty('paused', true);
  await video.dispatchEvent('ended');
  await expect(viewer.getByText('Story 2 of 3')).toBeAttached();
  await expect(viewer.getByRole('button', { name: /^Sound/ })).toHaveCount(0);
});

test('the next story is fetched before its turn', async ({ page }) => {
  const [first, film, last] = (await threeStories(page)) as [Story, Story, Story];
  // The list under the viewer fetches no film by itself.
  const file = new URL(film.media).pathname;
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === file);
  const viewer = await openViewer(page, [first, film, last]);
  await asked;
  await expect(viewer.getByText('Story 1 of 3')).toBeAttached();
});

test('without stories it says Loading... and can be closed', async ({ page }) => {
  const viewer = await openViewer(page, []);
  await expect(viewer.getByText('Loading...')).toBeVisible();
  await viewer.getByRole('button', { name: 'Close the stories' }).click();
  await expect(viewer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Daily story');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it is paused until Play is pressed', async ({ page }) => {
    const start = new Date('2026-11-20T09:00:00+05:30');
    await page.clock.install({ time: start });
    const viewer = await openViewer(page);
    await expect(viewer.getByText('Story 1 of 3')).toBeAttached();
    await page.clock.pauseAt(new Date(start.getTime() + 3_600_000));
    await page.clock.runFor(30_000);
    await expect(viewer.getByText('Story 1 of 3')).toBeAttached();
    await viewer.getByRole('button', { name: 'Play' }).click();
    await page.clock.runFor(10_200);
    await expect(viewer.getByText('Story 2 of 3')).toBeAttached();
  });
});
