import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

/** A photo as a phone sends it; with a tint of its own, so that it is a distinct file. */
export function photo(tint: string): Promise<Buffer> {
  return sharp({ create: { width: 1400, height: 1050, channels: 3, background: tint } })
    .jpeg()
    .toBuffer();
}

/** Uploads a picture in the open library, describes it, and chooses it. */
export async function sendAndTake(page: Page, name: string, tint: string, shows: string): Promise<void> {
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

/**
 * A picture of the library on a public page: found by its alt text, loaded, and offered as AVIF and
 * WebP too.
 */
export async function expectFromLibrary(page: Page, shows: string): Promise<void> {
  const picture = page.getByRole('img', { name: shows }).first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
}
