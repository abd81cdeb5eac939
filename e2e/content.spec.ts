import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './site-test.ts';

async function enterOffice(page: Page): Promise<void> {
  await page.goto('/admin-login');
  await page.getByLabel('E-mail').fill('admin@temple.example');
  await page.getByLabel('Password').fill('lamp-lotus-flute');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/admin-dashboard/);
}

/** A photo as a phone sends it; its own tint, so that it is a file of its own. */
function photo(tint: string): Promise<Buffer> {
  return sharp({ create: { width: 1400, height: 1050, channels: 3, background: tint } })
    .jpeg()
    .toBuffer();
}

/** Sends a picture from the open library, says what it shows, and takes it. */
async function sendAndTake(page: Page, name: string, tint: string, shows: string): Promise<void> {
  const library = page.getByRole('dialog', { name: 'The media library' });
  await library.locator('input[type=file]').setInputFiles({
    name: `${name}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await photo(tint),
  });
  await library.getByRole('button', { name: `Choose ${name}` }).click();
  await library.getByLabel('What does it show?').fill(shows);
  await library.getByRole('button', { name: 'Use this picture' }).click();
  await expect(library).toBeHidden();
}

/** The next whole minute that leaves time to save, as the field of a form writes it in Ghaziabad. */
function soon(): string {
  const moment = new Date(Math.ceil((Date.now() + 20_000) / 60_000) * 60_000 + 19_800_000);
  return moment.toISOString().slice(0, 16);
}

test('a volunteer writes a blog with two pictures on a phone, schedules it and sees it appear', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'on a phone');
  // It is shown with the next whole minute, and the page is asked until then.
  test.setTimeout(180_000);
  await enterOffice(page);
  await page.goto('/admin-dashboard/blogs/create-blog');
  await page.getByLabel('Title').fill('Lamps on the water');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await sendAndTake(page, 'Evening lamps', '#c46a1a', 'Clay lamps float on a dark pond');
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

  await expect(async () => {
    await page.goto('/blogs');
    await expect(page.getByRole('link', { name: /Lamps on the water/ }).first()).toBeVisible({
      timeout: 1_000,
    });
  }).toPass({ timeout: 120_000, intervals: [2_000] });
  await page.goto('/blogs/single-blog/lamps-on-the-water');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lamps on the water');
  for (const name of ['Clay lamps float on a dark pond', 'A child holds a lamp with both hands']) {
    const picture = page.getByRole('img', { name });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
  }
});

test('the second of two editors is told, and both texts are there', async ({ page, context, isMobile }) => {
  test.skip(isMobile, 'on a desk');
  await enterOffice(page);
  await page.goto('/admin-dashboard/testimonials');
  await page.locator('.desk-words a').first().click();
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

const screens = [
  '/admin-dashboard/blogs',
  '/admin-dashboard/blogs?words=nothing-like-it',
  '/admin-dashboard/blogs?bin',
  '/admin-dashboard/blogs/create-blog',
  '/admin-dashboard/events/single-event/sunday-love-feast',
  '/admin-dashboard/services',
  '/admin-dashboard/classes/create-classes',
  '/admin-dashboard/story/create-story',
  '/admin-dashboard/media',
  '/admin-dashboard/media/create-media',
];

test('the screens of the desk pass axe, fit their width and are quiet', async ({ page }) => {
  test.setTimeout(150_000);
  await enterOffice(page);
  for (const screen of screens) {
    await page.goto(screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${screen} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    ).toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([screen, wider]).toEqual([screen, 0]);
  }
});
