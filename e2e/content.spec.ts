import { wordPaste } from '#admin/edited-fields/rich/test-word-paste.ts';
import { enterAdmin, expectInside, signInByRequest } from './admin-steps.ts';
import { withPictures } from './browser.ts';
import { expectFromLibrary, photo, sendAndTake } from './library-steps.ts';
import { expect, test } from './site-test.ts';

test.use({ launchOptions: withPictures });

/**
 * The next whole minute that leaves time to save, as a datetime field holds it in Ghaziabad's time.
 */
function soon(): string {
  const moment = new Date(Math.ceil((Date.now() + 20_000) / 60_000) * 60_000 + 19_800_000);
  return moment.toISOString().slice(0, 16);
}

test('a volunteer writes a blog with two pictures on a phone, schedules it and sees it appear', async ({
  page,
}) => {
  // It is published with the next whole minute, and the list is asked for until then.
  test.setTimeout(180_000);
  // Somebody with the content role and no other: other screens are not in the menu, and forbidden.
  await enterAdmin(page, 'content@temple.example');
  await expectInside(page);
  expect((await page.goto('/admin-dashboard/donation'))?.status()).toBe(403);
  expect((await page.goto('/admin-dashboard/products'))?.status()).toBe(403);

  // One picture is in the library before, as after a festival.
  await page.goto('/admin-dashboard/media');
  await page.getByRole('link', { name: 'Add files' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles({
    name: 'Evening lamps.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo('#c46a1a'),
  });
  await page.getByRole('link', { name: 'Describe Evening lamps' }).click();
  await page.getByLabel('What it shows').fill('Clay lamps float on a dark pond');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();

  await page.goto('/admin-dashboard/blogs/create-blog');
  await page.getByLabel('Title').fill('Lamps on the water');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  const library = page.getByRole('dialog', { name: 'The media library' });
  await library.getByLabel('Search the library').fill('clay lamps');
  await library.getByRole('button', { name: 'Choose Clay lamps float on a dark pond' }).click();
  await expect(page.getByLabel('What it shows')).toHaveValue('Clay lamps float on a dark pond');

  const paper = page.getByRole('textbox', { name: 'Text' });
  await paper.click();
  await paper.pressSequentially('Every evening of Kartik one lamp is lit.');
  await page
    .getByRole('toolbar', { name: 'Text' })
    .getByRole('button', { name: 'Picture', exact: true })
    .click();
  await sendAndTake(page, 'One lamp', '#3b2a7a', 'A child holds a lamp with both hands');
  await expect(paper.getByRole('img', { name: 'A child holds a lamp with both hands' })).toBeVisible();

  await page.getByText('From a time on').click();
  await page.getByLabel('From', { exact: true }).fill(soon());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. It will appear by itself at its time.')).toBeVisible();
  await page.goto('/blogs/single-blog/lamps-on-the-water');
  await expect(page.getByRole('main')).toContainText('Page Not Found');

  const listed = async () => (await page.request.get('/blogs')).text();
  await expect.poll(listed, { timeout: 120_000, intervals: [2_000] }).toContain('Lamps on the water');
  await page.goto('/blogs');
  await expect(page.getByRole('link', { name: /Lamps on the water/ }).first()).toBeVisible();
  await page.goto('/blogs/single-blog/lamps-on-the-water');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lamps on the water');
  await expectFromLibrary(page, 'Clay lamps float on a dark pond');
  await expectFromLibrary(page, 'A child holds a lamp with both hands');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a text out of Word is pasted: its headings, lists and links stay, the rest of Word goes', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInByRequest(page, 'content@temple.example');
  await page.goto('/admin-dashboard/blogs/create-blog');
  // The plain field is shown until the editor has loaded.
  await expect(page.locator('.rich.is-awake')).toBeVisible();
  const paper = page.getByRole('textbox', { name: 'Text' });
  await paper.click();
  await paper.evaluate((place, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    clipboardData.setData('text/plain', 'not this');
    place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, wordPaste);
  await expect(paper.getByRole('heading', { level: 2 })).toHaveText([
    'Kartik at the temple',
    'What we do',
    'In this order',
  ]);
  await expect(paper.locator('ul > li > ul > li')).toHaveText('of our cows');
  await expect(paper.locator('ol > li')).toHaveText(['Wash', 'Light']);
  await expect(paper.getByRole('link', { name: 'here' })).toHaveAttribute(
    'href',
    'https://example.org/kartik',
  );
  await expect(paper.locator('strong')).toHaveText('one lamp');
  await expect(paper.locator('[lang=HI]')).toHaveText('दीप');
  const written = await page.locator('textarea[name=description]').inputValue();
  expect(written).not.toMatch(/mso|style=|class=|font|o:p|RS1|by noon|file:|<img/i);
});

test('a session that ends over a long text is reported, and nothing of it is lost', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await signInByRequest(page, 'content@temple.example');
  await page.goto('/admin-dashboard/blogs/create-blog');
  await expect(page.locator('.rich.is-awake')).toBeVisible();
  await page.getByLabel('Title').fill('Written for an hour');
  const paper = page.getByRole('textbox', { name: 'Text' });
  await paper.click();
  await paper.pressSequentially('And every word of it counts.');
  const other = await context.newPage();
  await other.goto('/admin-dashboard/my-sign-in');
  await other.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(other).toHaveURL('/');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('You are signed out, so nothing was saved.')).toBeVisible();
  await enterAdmin(other, 'content@temple.example');
  await expectInside(other);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved as a draft. Only the office sees it.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Written for an hour');
  await expect(page.locator('.rich.is-awake')).toBeVisible();
  await expect(paper).toHaveText('And every word of it counts.');
});

test('the second of two editors gets a conflict, and both texts are there', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await signInByRequest(page, 'content@temple.example');
  await page.goto('/admin-dashboard/testimonials');
  await page.locator('.cms-words a').first().click();
  await expect(page).toHaveURL(/single-testimonial/);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Who that is').fill('Said by the first');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Saved. The site shows it now.')).toBeVisible();

  await page.getByLabel('Who that is').fill('Said by the second');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Somebody else saved this meanwhile.')).toBeVisible();
  await expect(page.getByLabel('Who that is')).toHaveValue('Said by the second');
  await expect(page.getByText('Said by the first')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. The site shows it now.')).toBeVisible();
  await page.goto('/benefits-testimonials');
  await expect(page.getByRole('main')).toContainText('Said by the second');
});
