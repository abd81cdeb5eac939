import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

/** A photo as a phone sends it; its own tint, so that it is a file of its own. */
export function photo(tint: string): Promise<Buffer> {
  return sharp({ create: { width: 1400, height: 1050, channels: 3, background: tint } })
    .jpeg()
    .toBuffer();
}

/** Sends a picture from the open library, says what it shows, and takes it. */
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

/** A picture of the library on a public page: seen by its words, drawn, and offered as AVIF and WebP too. */
export async function expectFromLibrary(page: Page, shows: string): Promise<void> {
  const picture = page.getByRole('img', { name: shows }).first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
}
