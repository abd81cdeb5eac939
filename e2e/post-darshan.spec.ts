import { signInByRequest } from './admin-steps.ts';
import { isAwake, noteAwake } from './awake-steps.ts';
import { withPictures } from './browser.ts';
import { photo } from './library-steps.ts';
import { expect, test } from './site-test.ts';

test.use({ launchOptions: withPictures });

// A morning from a phone: the photos of a darshan are chosen, published and seen. That a lost piece
// is sent again, send-file.test.ts holds.

const file = async (name: string, tint: string) => ({
  ...{ name: `${name}.jpg`, mimeType: 'image/jpeg' },
  buffer: await photo(tint),
});

test('a morning is posted from a phone and opens /darshan', async ({ page }) => {
  await noteAwake(page);
  await signInByRequest(page);
  await page.goto('/admin-dashboard/daily-darshan/post');
  await isAwake(page);
  const form = page.getByRole('form', { name: 'Post darshan' });
  const photos = form.getByRole('group', { name: 'Photos to publish' });

  await form
    .getByLabel('Files to send')
    .setInputFiles([await file('Altar in yellow', '#e0b21c'), await file('Garlands', '#c8521c')]);
  await expect(photos.getByRole('checkbox', { checked: true })).toHaveCount(2);

  const words = form.getByLabel('What the photos show');
  await expect(words).toHaveValue(/^Sri Sri Radha Krishna at \w+/);
  await form.getByLabel('Darshan').selectOption('Festival');
  await form.getByLabel('Dress of the day').fill('Yellow silk');
  const shows = 'Sri Sri Radha Krishna on the day of the festival, dressed in yellow silk';
  await expect(words).toHaveValue(shows);
  await form.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('2 photos are on the site: Festival darshan.')).toBeVisible();
  await expect(photos.getByRole('checkbox', { checked: true })).toHaveCount(0);

  await page.goto('/darshan');
  const reel = page.getByRole('list', { name: /^Photos of / });
  await expect(reel.getByRole('listitem').first()).toContainText('Festival: Yellow silk');
  await expect(reel.getByRole('img', { name: shows })).toHaveCount(2);
  const shared = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(shared).toMatch(/\/uploads\/[0-9a-f]{32}\/share-whole\.jpg$/);
});
