import type { Page } from '@playwright/test';
import * as enForms from '../app/messages/en/forms.ts';
import * as enStay from '../app/messages/en/stay.ts';
import * as en from '../app/messages/en/stay-booking.ts';
import * as hiForms from '../app/messages/hi/forms.ts';
import * as hiStay from '../app/messages/hi/stay.ts';
import * as hi from '../app/messages/hi/stay-booking.ts';
import { enterAdmin, expectInside } from './admin-steps.ts';
import { atGateway } from './giving-steps.ts';
import { fromOwnAddress } from './own-address.ts';
import { expect, test } from './site-test.ts';

/** A day of the temple, so many from today. */
const day = (after: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() + after * 86_400_000);

const languages = [
  { path: '', words: en, stay: enStay, forms: enForms },
  { path: '/hi', words: hi, stay: hiStay, forms: hiForms },
];

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [at, { path, words, stay, forms }] of languages.entries()) {
    test(`a family from London books three nights, up to the gateway${path && ', in Hindi'}`, {
      tag: '@both',
    }, async ({ page }) => {
      await fromOwnAddress(page);
      await page.goto(`${path}/stay/rooms`);
      await page.getByLabel(stay.checkIn, { exact: true }).fill(day(200 + 10 * at));
      await page.getByLabel(stay.checkOut, { exact: true }).fill(day(203 + 10 * at));
      await page.getByLabel(stay.adults).fill('2');
      await page.getByLabel(stay.children).fill('1');
      await page.getByRole('button', { name: words.seeRooms }).click();
      await expect(page.getByRole('heading', { name: words.freeRooms })).toBeVisible();
      await page.getByRole('link', { name: words.bookThis }).first().click();
      // A forgotten paper: the form says so beside the field and keeps the rest.
      await page.getByLabel(forms.fullName).fill('Anna Smith');
      await page.getByLabel(forms.mobileNumber).fill(`+44 79${String(Date.now()).slice(-8)}`);
      await page.getByRole('checkbox').last().check();
      const pay = page.locator('main form button').last();
      await pay.click();
      await expect(page.getByLabel(words.idLast4)).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel(forms.fullName)).toHaveValue('Anna Smith');
      await page.getByLabel(words.idKind).selectOption('passport');
      await page.getByLabel(words.idLast4).fill('7K21');
      await page.getByRole('checkbox').last().check();
      await pay.click();
      await expect(page).toHaveURL(new RegExp(`${path}/stay/pay/sty_`));
      await page.locator('main form button').last().click();
      await atGateway(page);
    });
  }
});

/** A press that ends in a sentence that it is done. */
async function press(page: Page, name: string, said: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByText(said)).toBeVisible();
}

test('the keeper’s day on a phone, from the first arrival to the sheet for the morning', async ({ page }) => {
  await enterAdmin(page);
  await expectInside(page);
  // Somebody stands at the desk with a passport, for a company.
  await page.goto('/admin-dashboard/stays');
  await page.getByRole('link', { name: 'Book a stay' }).click();
  await page.getByLabel('Kind of room').selectOption({ index: 1 });
  await page.getByLabel('Departure').fill(day(2));
  await page.getByLabel('Name', { exact: true }).fill('Anna Smith');
  await page.getByLabel('Telephone').fill(`98${String(Date.now()).slice(-8)}`);
  await page.getByLabel('GSTIN of the company').fill('09AAATD0000D1ZX');
  await page.getByRole('button', { name: 'Book it' }).click();
  await expect(page.getByRole('link', { name: /^GSTIN of the company:/ })).toBeVisible();
  await page.getByLabel('GSTIN of the company').fill('09AAATD0000D1ZO');
  await page.getByLabel('Name of the company').fill('Yatra Travels');
  await page.getByLabel('Address').fill('12 Mall Road, Kanpur');
  await press(page, 'Book it', 'Booked.');
  await page.getByLabel('Identity paper').selectOption('passport');
  await page.getByLabel('Its last four letters or digits').fill('7K21');
  await press(page, 'Check in', 'Checked in.');
  await press(page, 'Record it', 'Recorded.');
  const stay = page.url().split('?')[0] ?? '';

  // The foreigners' list of the day, as a file.
  await page.goto('/admin-dashboard/stays/foreigners');
  await expect(page.getByRole('link', { name: 'Anna Smith' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the fields of Form C as a file' }).click();
  expect((await download).suggestedFilename()).toBe('form-c.csv');

  // A guest by telephone for next week wants other dates: told first, then done.
  await page.goto(`/admin-dashboard/stays/new?arrival=${day(150)}`);
  await page.getByLabel('Kind of room').selectOption({ index: 1 });
  await page.getByLabel('Departure').fill(day(151));
  await page.getByLabel('Name', { exact: true }).fill('Gopal Das');
  await page.getByLabel('Telephone').fill(`97${String(Date.now()).slice(-8)}`);
  await press(page, 'Book it', 'Booked.');
  await page.getByText('Other dates', { exact: true }).click();
  await page.getByLabel('New arrival').fill(day(152));
  await page.locator('#departure-of-dates').fill(day(155));
  await page.getByRole('button', { name: 'See what changes' }).click();
  await expect(page.getByText(/The price changes from ₹.* is then left to pay at the desk\./)).toBeVisible();
  await press(page, 'Change', 'Changed. The guest gets a letter where there is an address.');

  // Anna leaves earlier; her bill names the company, and the room is on the sheet for the morning.
  await page.goto(stay);
  await page.getByText('Leaves early', { exact: true }).click();
  await press(page, 'Yes, they leave', 'Checked out. The bill is written, and the rooms wait to be cleaned.');
  await expect(page.getByRole('link', { name: /^HTA|H\w+\// })).toBeVisible();
  await page.goto('/admin-dashboard/stays/housekeeping');
  await expect(page.getByText(/^To be cleaned: [1-9]/)).toBeVisible();
});
