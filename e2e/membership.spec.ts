import { type Browser, type BrowserContextOptions, expect as check, type Page } from '@playwright/test';
import * as checkoutEn from '../app/messages/en/donation-checkout.ts';
import * as formsEn from '../app/messages/en/forms.ts';
import * as memberEn from '../app/messages/en/member.ts';
import * as membershipEn from '../app/messages/en/membership.ts';
import * as linkEn from '../app/messages/en/pay-link.ts';
import * as stayEn from '../app/messages/en/stay-booking.ts';
import * as checkoutHi from '../app/messages/hi/donation-checkout.ts';
import * as formsHi from '../app/messages/hi/forms.ts';
import * as memberHi from '../app/messages/hi/member.ts';
import * as membershipHi from '../app/messages/hi/membership.ts';
import * as linkHi from '../app/messages/hi/pay-link.ts';
import * as stayHi from '../app/messages/hi/stay-booking.ts';
import { signUp } from './account-steps.ts';
import { signInByRequest } from './admin-steps.ts';
import { atGateway, newDonor } from './giving-steps.ts';
import { fromOwnAddress } from './own-address.ts';
import { expect, test } from './site-test.ts';

const english = {
  ...{ checkout: checkoutEn, forms: formsEn, link: linkEn, member: memberEn },
  ...{ membership: membershipEn, stay: stayEn, path: '' },
};
const hindi = {
  ...{ checkout: checkoutHi, forms: formsHi, link: linkHi, member: memberHi },
  ...{ membership: membershipHi, stay: stayHi, path: '/hi' },
};
type Words = typeof english | typeof hindi;

for (const [name, words, tag] of [
  ['in English on a phone', english, []],
  ['in Hindi at the desk', hindi, ['@desktop']],
] as const) {
  test(`a member applies, is approved, pays in three parts, has a card and takes two free nights, ${name}`, {
    tag: [...tag],
  }, async ({ page, browser, contextOptions, baseURL, viewport }) => {
    test.setTimeout(180_000);
    const donor = newDonor();
    await fromOwnAddress(page);
    await signUp(page, donor);
    const plain = await withoutScript(browser, page, { ...contextOptions, baseURL, viewport });
    await apply(plain, words, donor);
    await approve(browser, donor.email, { baseURL });
    for (const part of [1, 2, 3]) await payPart(plain, words, part);
    await plain.goto(`${words.path}/donation-history/membership`);
    await expect(plain.getByText(words.member.stages.active.lead)).toBeVisible();
    await plain.getByRole('link', { name: words.member.openCard }).click();
    await expect(plain.getByText(words.member.cardStates.valid, { exact: true })).toBeVisible();
    await expect(plain.getByText(/^LM-\d{6}$/)).toBeVisible();
    await takeTwoNights(plain, words, donor);
    await plain.goto(`${words.path}/donation-history/membership`);
    await expect(plain.getByText(words.member.leftOf(5, 7, 2))).toBeVisible();
    await plain.context().close();
  });
}

/** The same visitor in a browser that runs no script. */
async function withoutScript(browser: Browser, page: Page, options: BrowserContextOptions): Promise<Page> {
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ ...options, storageState, javaScriptEnabled: false });
  const plain = await context.newPage();
  await fromOwnAddress(plain);
  return plain;
}

async function apply(page: Page, { membership, forms, path }: Words, donor: { name: string; email: string }) {
  await page.goto(`${path}/membership?tier=gold`);
  const form = page.getByRole('form', { name: membership.application });
  await form.getByLabel(membership.payment).selectOption('3');
  await form.getByLabel(membership.fullName).fill(donor.name);
  await form.getByLabel(forms.email).fill(donor.email);
  await form.getByLabel(forms.mobileNumber).fill('9876543210');
  await form.getByLabel(membership.address).fill('12, Temple Road');
  await form.getByLabel(forms.city).fill('Agra');
  await form.getByLabel(forms.stateOrTerritory).selectOption('Uttar Pradesh');
  await form.getByRole('textbox', { name: forms.pinCode }).fill('282001');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: membership.sendApplication }).click();
  await expect(page.getByText(/REQ-\w{4}-\w{2}/).first()).toBeVisible();
}

/** The accounts approve it, on a screen of their own. */
async function approve(browser: Browser, email: string, options: BrowserContextOptions): Promise<void> {
  const context = await browser.newContext({ ...options, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signInByRequest(page, 'accounts@temple.example');
  await page.goto(`/admin-dashboard/members?search=${encodeURIComponent(email)}`);
  const main = page.getByRole('main');
  await main.getByRole('row').nth(1).getByRole('link').click();
  await main.getByText('Approve the application').nth(1).click();
  await main.getByRole('button', { name: 'Approve the application' }).last().click();
  await check(main.getByText('The application is approved')).toBeVisible();
  await context.close();
}

async function payPart(page: Page, { member, link, checkout, path }: Words, part: number): Promise<void> {
  await page.goto(`${path}/donation-history/membership`);
  await page.getByRole('button', { name: member.pay }).first().click();
  await page.getByLabel(checkout.indian).check();
  await page.getByRole('checkbox').last().check();
  await page.getByRole('button', { name: link.goOn }).click();
  if (!page.url().includes('test-gateway')) await page.getByRole('main').getByRole('button').first().click();
  await atGateway(page);
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await page.getByRole('button').click();
  await expect(async () => {
    await page.goto(`${path}/donation-history/membership`);
    await expect(page.getByRole('link', { name: /D\/\d\d-\d\d\/\d{6}/ })).toHaveCount(part, {
      timeout: 1_000,
    });
  }).toPass();
}

/** A day of the temple, so many days from now. */
const dayFromNow = (days: number) =>
  new Date(Date.now() + 19_800_000 + days * 86_400_000).toISOString().slice(0, 10);

async function takeTwoNights(page: Page, { stay, forms, path }: Words, donor: { name: string }) {
  const query = new URLSearchParams({
    ...{ kind: 'standard', arrival: dayFromNow(30), departure: dayFromNow(32) },
    ...{ adults: '2', rooms: '1' },
  });
  await page.goto(`${path}/stay/book?${query}`);
  await page.getByLabel(stay.freeNights).selectOption('2');
  const fullName = page.getByLabel(forms.fullName);
  await fullName.fill(donor.name);
  // Enter shows the price and books nothing by surprise.
  await fullName.press('Enter');
  await expect(page.getByText(stay.nothingToPay)).toBeVisible();
  await expect(page).toHaveURL(/\/stay\/book#your-stay$/);
  await expect(page.getByLabel(stay.freeNights)).toHaveValue('2');
  await expect(fullName).toHaveValue(donor.name);
  await page.getByLabel(forms.mobileNumber).fill('9876543210');
  await page.getByLabel(stay.idKind).selectOption('passport');
  await page.getByLabel(stay.idLast4).fill('1234');
  await page.getByRole('checkbox').last().check();
  await page.getByRole('main').getByRole('button').last().click();
  await expect(page).toHaveURL(/\/stay\/booking\/sty_/);
  await expect(page.getByRole('heading', { level: 1, name: stay.states.booked.title })).toBeVisible();
}
