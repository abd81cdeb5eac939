import type { Page } from '@playwright/test';
import * as enForeigners from '../app/messages/en/admin/foreigners.ts';
import * as enSheet from '../app/messages/en/admin/housekeeping.ts';
import * as enCompany from '../app/messages/en/admin/stay-company.ts';
import * as enMoves from '../app/messages/en/admin/stay-moves.ts';
import * as enDesk from '../app/messages/en/admin/stays.ts';
import * as enForms from '../app/messages/en/forms.ts';
import * as enStay from '../app/messages/en/stay.ts';
import * as en from '../app/messages/en/stay-booking.ts';
import * as hiForeigners from '../app/messages/hi/admin/foreigners.ts';
import * as hiSheet from '../app/messages/hi/admin/housekeeping.ts';
import * as hiCompany from '../app/messages/hi/admin/stay-company.ts';
import * as hiMoves from '../app/messages/hi/admin/stay-moves.ts';
import * as hiDesk from '../app/messages/hi/admin/stays.ts';
import * as hiForms from '../app/messages/hi/forms.ts';
import * as hiStay from '../app/messages/hi/stay.ts';
import * as hi from '../app/messages/hi/stay-booking.ts';
import { signInByRequest } from './admin-steps.ts';
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
async function press(page: Page, name: string, said = 'words of what is done'): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByText(said).first()).toBeVisible();
}

const offices = [
  {
    ...{ language: 'in English', path: '', guest: 'Anna Smith', caller: 'Gopal Das', after: 150 },
    ...{ m: enDesk, company: enCompany, foreigners: enForeigners, moves: enMoves, sheet: enSheet },
  },
  {
    ...{ language: 'in Hindi', path: '/hi', guest: 'Maria Weber', caller: 'Govinda Das', after: 170 },
    ...{ m: hiDesk, company: hiCompany, foreigners: hiForeigners, moves: hiMoves, sheet: hiSheet },
  },
];

/** A sentence around whatever sum. */
const saying = (words: (sum: string) => string) => new RegExp(words('SUM').replace('SUM', '₹.*'));

for (const { language, path, guest, caller, after, m, company, foreigners, moves, sheet } of offices) {
  const stays = `${path}/admin-dashboard/stays`;
  test(`the keeper’s day on a phone, from the first arrival to the sheet for the morning, ${language}`, async ({
    page,
  }) => {
    await signInByRequest(page);
    // Somebody stands at the desk with a passport, for a company.
    await page.goto(stays);
    await page.getByRole('link', { name: m.newStay }).click();
    await page.getByLabel(m.kind).selectOption({ index: 1 });
    await page.getByLabel(m.departure, { exact: true }).fill(day(2));
    await page.getByLabel(m.name, { exact: true }).fill(guest);
    await page.getByLabel(m.phone, { exact: true }).fill(`98${String(Date.now()).slice(-8)}`);
    await page.getByLabel(company.gstin).fill('09AAATD0000D1ZX');
    await page.getByRole('button', { name: m.bookIt, exact: true }).click();
    await expect(page.getByRole('link', { name: new RegExp(`^${company.gstin}:`) })).toBeVisible();
    await page.getByLabel(company.gstin).fill('09AAATD0000D1ZO');
    await page.getByLabel(company.company).fill('Yatra Travels');
    await page.getByLabel(m.address).fill('12 Mall Road, Kanpur');
    await press(page, m.bookIt, m.done.booked);
    await page.getByLabel(m.idKind).selectOption('passport');
    await page.getByLabel(m.idLast4).fill('7K21');
    await press(page, m.checkIn, m.done.in);
    await press(page, m.record, m.done.paid);
    const stay = page.url().split('?')[0] ?? '';

    // The foreigners' list of the day, as a file.
    await page.goto(`${stays}/foreigners`);
    await expect(page.getByRole('link', { name: guest })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: foreigners.saveForm }).click();
    expect((await download).suggestedFilename()).toBe('form-c.csv');

    // A guest by telephone for next week wants other dates: told first, then done.
    await page.goto(`${stays}/new?arrival=${day(after)}`);
    await page.getByLabel(m.kind).selectOption({ index: 1 });
    await page.getByLabel(m.departure, { exact: true }).fill(day(after + 1));
    await page.getByLabel(m.name, { exact: true }).fill(caller);
    await page.getByLabel(m.phone, { exact: true }).fill(`97${String(Date.now()).slice(-8)}`);
    await press(page, m.bookIt, m.done.booked);
    await page.getByText(m.changeDates, { exact: true }).click();
    await page.getByLabel(moves.newArrival).fill(day(after + 2));
    await page.locator('#departure-of-dates').fill(day(after + 5));
    await page.getByRole('button', { name: moves.seeWhatChanges }).click();
    await expect(page.getByText(saying(moves.thenToPay))).toBeVisible();
    await press(page, m.changeTo, m.done.dates);

    // The guest leaves earlier; the bill names the company, and the room is on the sheet for the
    // morning.
    await page.goto(stay);
    await page.getByText(m.leaveEarly, { exact: true }).click();
    await press(page, m.yesLeaves, m.done.out);
    await expect(page.getByRole('link', { name: /^HTA|H\w+\// })).toBeVisible();
    await page.goto(`${stays}/housekeeping`);
    const toClean = sheet.inAll(7, 8, 9).split('7')[0];
    await expect(page.getByText(new RegExp(`^${toClean}[1-9]`))).toBeVisible();
  });
}
