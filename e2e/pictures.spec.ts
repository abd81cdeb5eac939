import { signInByRequest } from './admin-steps.ts';
import { holdScripts, isAwake, noteAwake, untilParsed } from './awake-steps.ts';
import { withPictures } from './browser.ts';
import { expectFromLibrary, sendAndTake } from './library-steps.ts';
import { expect, test } from './site-test.ts';
import { stayWhenAsked } from './unsaved-steps.ts';

test.use({ launchOptions: withPictures });

// Pictures of the library beyond the CMS: on a product, replaced everywhere, and in the history of
// a page.

test('the shop staff uploads a picture from a product, the library knows where it is used and replaces it there', async ({
  page,
  browser,
}) => {
  await signInByRequest(page, 'shop-desk@temple.example');
  await noteAwake(page);
  const letScriptsCome = await holdScripts(page);
  await page.goto('/admin-dashboard/products/mogra-incense', untilParsed);
  const shows = page.getByLabel('What it shows').first();
  await shows.fill('Typed before the page was awake');
  letScriptsCome();
  await isAwake(page);
  await expect(shows).toHaveValue('Typed before the page was awake');
  await stayWhenAsked(page, () => page.getByRole('link', { name: 'Stock ledger' }).click());
  await expect(shows).toHaveValue('Typed before the page was awake');
  await page.getByRole('button', { name: 'Change picture' }).first().click();
  await sendAndTake(page, 'Mogra pack', '#7a4a2a', 'A pack of mogra incense on a brass plate');
  await expect(page.getByLabel('What it shows').first()).toHaveValue(
    'A pack of mogra incense on a brass plate',
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.goto('/shop/single-product/mogra-incense');
  await expectFromLibrary(page, 'A pack of mogra incense on a brass plate');
  const formats = page.locator('.product-gallery .first source');
  await expect(formats.nth(0)).toHaveAttribute('type', 'image/avif');
  await expect(formats.nth(1)).toHaveAttribute('type', 'image/webp');

  const volunteer = await (await browser.newContext()).newPage();
  await signInByRequest(volunteer, 'content@temple.example');
  await volunteer.goto('/admin-dashboard/media?words=mogra');
  await volunteer.getByRole('link', { name: 'Mogra pack' }).click();
  await expect(volunteer.getByRole('heading', { name: 'Used in 1 place' })).toBeVisible();
  await expect(volunteer.getByRole('link', { name: 'Mogra incense' })).toBeVisible();
  await volunteer.getByRole('button', { name: 'Choose from the library' }).click();
  await sendAndTake(volunteer, 'Mogra sticks', '#2a7a5a', 'Sticks of incense in a holder');
  await volunteer.getByRole('button', { name: 'Replace' }).click();
  await expect(volunteer.getByText('Replaced everywhere.')).toBeVisible();
  await expect(volunteer.getByRole('heading', { name: 'Not used' })).toBeVisible();
  const old = await addressOf(page);
  const shown = async () => (await volunteer.request.get('/shop/single-product/mogra-incense')).text();
  await expect.poll(shown).not.toContain(old);
  await volunteer.goto('/shop/single-product/mogra-incense');
  await expectFromLibrary(volunteer, 'Sticks of incense in a holder');
  await volunteer.context().close();
});

/** The first picture of the open product page. */
function addressOf(page: import('@playwright/test').Page): Promise<string> {
  return page
    .locator('.product-gallery .first img')
    .evaluate((image: HTMLImageElement) => /uploads\/[0-9a-f]{32}/.exec(image.src)?.[0] ?? 'no picture');
}

test('an information page opens as it was, shows what differs, and is restored', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInByRequest(page, 'content@temple.example');
  await noteAwake(page);
  const letScriptsCome = await holdScripts(page);
  await page.goto('/admin-dashboard/pages/teachings', untilParsed);
  const title = page.getByLabel('Title', { exact: true });
  const before = await title.inputValue();
  const text = page.getByLabel('Text', { exact: true });
  await title.fill('What we teach');
  await text.fill(`${await text.inputValue()}\n\nA line of this week.`);
  letScriptsCome();
  await isAwake(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. The site shows it now.')).toBeVisible();
  await page.getByText('History').click();
  await page.getByRole('link', { name: 'Open this version' }).last().click();
  await expect(page.getByText('This is how the page came with the site.')).toBeVisible();
  await expect(title).toHaveValue(before);
  await expect(page.getByText('What we teach', { exact: true }).last()).toBeVisible();
  await expect(page.locator('.line-changes del').last()).toHaveText('A line of this week.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. The site shows it now.')).toBeVisible();
  await page.goto('/teachings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before);
  await expect(page.getByText('A line of this week.')).toHaveCount(0);
});
