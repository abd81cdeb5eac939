import type { Page } from '@playwright/test';
import { isAwake, noteAwake } from './awake-steps.ts';
import {
  atGateway,
  beginDonation,
  expectThanks,
  fillCart,
  fillCheckout,
  newDonor,
  openLetter,
} from './giving-steps.ts';
import { expect, test } from './site-test.ts';

test('a guest gives to two causes, pays, and gets a numbered receipt by mail', async ({ page, request }) => {
  const donor = newDonor();
  await fillCart(page);
  await page.getByRole('link', { name: /^Cart/ }).first().click();
  await expect(page.getByRole('heading', { name: 'Donation Cart Items' })).toBeVisible();
  await page.getByRole('button', { name: 'One more' }).last().click();
  await page.getByRole('link', { name: 'Donate now' }).click();
  await fillCheckout(page, donor);
  await atGateway(page);
  await expect(page.getByText('₹2,103')).toBeVisible();
  await page.getByRole('button', { name: /^Pay now/ }).click();
  const number = await expectThanks(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('donationItems') ?? '[]')).toBe('[]');

  const pdf = await request.get(
    (await page.getByRole('link', { name: 'Receipt (PDF)' }).getAttribute('href')) ?? '',
  );
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('link', { name: 'Check its validity' }).click();
  await expect(page.getByRole('main')).toContainText(number);
  await expect(page.getByRole('main')).not.toContainText(donor.name);

  await openLetter(page, donor.email, /Receipt/);
  await expect(page.getByRole('main')).toContainText(number);
  await expect(page.getByRole('link', { name: /\.pdf/ })).toBeVisible();
});

test('a declined payment takes nothing and can be tried again', async ({ page }) => {
  await beginDonation(page, newDonor());
  await page.getByRole('button', { name: /^Decline/ }).click();
  await expect(page).toHaveURL(/\/donationStatus\//);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(/thank/i);
  await expect(page.getByRole('main')).toContainText('Nothing was taken');
  await page.getByRole('link', { name: /try again/i }).click();
  await page.getByRole('button', { name: /^Pay ₹1,602/ }).click();
  await atGateway(page);
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await expectThanks(page);
});

test('a tab closed after paying is settled by the event alone', async ({ page, context }) => {
  const donor = newDonor();
  await beginDonation(page, donor);
  await page.getByRole('button', { name: /^Pay and close the tab/ }).click();
  // A page that is closed while navigating may never report that it is closed.
  await expect(page.getByText('You may close this tab.')).toBeVisible();
  await page.close();
  await openLetter(await context.newPage(), donor.email, /Receipt/);
});

test('a payment confirmed late shows as waiting first, and twice paid is thanked once', async ({ page }) => {
  await beginDonation(page, newDonor());
  await page.getByRole('button', { name: /^Pay in a UPI app/ }).click();
  await expect(page).toHaveURL(/\/donationStatus\//);
  await expectThanks(page);

  const donor = newDonor();
  await beginDonation(page, donor);
  await page.getByRole('button', { name: /^Pay twice/ }).click();
  await expectThanks(page);
  await openLetter(page, donor.email, /Receipt/);
  await page.goto('/dev/mailbox');
  await expect(page.getByRole('row').filter({ hasText: donor.email })).toHaveCount(1);
});

/** Documents that the browser opened since, by path. */
function screensOf(page: Page): string[] {
  const seen: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) seen.push(new URL(frame.url()).pathname);
  });
  return seen;
}

test('from /donate to the gateway there are three screens and six presses', async ({ page }) => {
  const screens = screensOf(page);
  await page.goto('/donate');
  await page.getByRole('button', { name: 'Give ₹1,100' }).click();
  await expect(page).toHaveURL(/\/donation-checkout/);
  // Optional fields wait behind a line, and the bill is its total alone.
  await expect(page.getByLabel('Message (optional)')).toBeHidden();
  await expect(page.getByText('Processing fee')).toBeHidden();
  const { name, phone } = newDonor();
  await page.getByLabel('A citizen of India').click();
  await page.getByLabel('Full name').click();
  await page.keyboard.type(name);
  await page.getByLabel('Mobile number').click();
  await page.keyboard.type(phone);
  await page.getByLabel('This gift is from my own funds').click();
  await page.getByRole('button', { name: /^Pay ₹1,100/ }).click();
  await atGateway(page);
  // The page between the checkout and the gateway sends itself on.
  const shown = screens.filter((path) => !path.startsWith('/donation-checkout/pay/'));
  expect([...new Set(shown)].map((path) => path.split('/')[1])).toEqual([
    'donate',
    'donation-checkout',
    'test-gateway',
  ]);
});

test('the bill and the dedication open by themselves when something in them is wrong', async ({ page }) => {
  await page.goto('/donation-checkout?cause=food-for-life&type=&quantity=1&amount=1');
  await expect(page.getByLabel('Amount in rupees')).toBeVisible();
  await page.goto('/donation-checkout?cause=food-for-life&type=&quantity=1&amount=501&inNameOf=Radha');
  await expect(page.getByLabel('In the name of (optional)')).toHaveValue('Radha');
  await expect(page.getByLabel('In the name of (optional)')).toBeVisible();
});

test('a phone keeps the sum and the button of a cause on the screen', async ({ page }) => {
  await noteAwake(page);
  await page.goto('/donation/single-donation/food-for-life');
  await page.mouse.click(5, 5);
  await isAwake(page);
  const give = page.getByRole('button', { name: 'Donate now' });
  await expect(give).toBeInViewport();
  await page.getByLabel('20 full meals').check();
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByText('₹2,000').last()).toBeInViewport();
  await give.click();
  await expect(page).toHaveURL(/\/donation-checkout\?cause=food-for-life&type=meals-20&quantity=2/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('Donate Now takes an amount and leads to the checkout', async ({ page }) => {
    await page.goto('/blogs');
    await page.getByRole('button', { name: 'Donate Now' }).click();
    const dialog = page.getByRole('dialog', { name: 'Light a lamp today' });
    await expect(dialog.getByRole('button', { name: 'Give ₹1,100' })).toBeVisible();
    await dialog.getByLabel('₹501').check();
    await dialog.getByRole('button', { name: 'Give ₹501' }).click();
    await expect(page).toHaveURL(/\/donation-checkout\?cause=[\w-]+&type=&quantity=1&amount=501/);
    await expect(page.getByRole('button', { name: /^Pay ₹501/ })).toBeVisible();
    await page.goto('/blogs');
    await page.getByRole('button', { name: 'Donate Now' }).click();
    await dialog.getByLabel('Other').check();
    await dialog.getByLabel('Your own amount').fill('2');
    await dialog.getByRole('button', { name: 'Give', exact: true }).click();
    await expect(page.getByText(/₹10 or more/).first()).toBeVisible();
    await expect(page.getByLabel('Your own amount in rupees')).toHaveValue('2');
  });

  test('a donation goes from the list of causes to the gateway and back', async ({ page }) => {
    const donor = newDonor();
    await page.goto('/donation');
    const card = page.getByRole('form', { name: 'Give to Food for Life' });
    await card.getByRole('button', { name: 'Donate', exact: true }).click();
    await expect(page).toHaveURL(/\/donation-checkout/);
    await page.getByRole('button', { name: /^Pay ₹/ }).click();
    await expect(page.getByText('Enter your name (2 to 80 letters).').last()).toBeVisible();
    await fillCheckout(page, donor);
    await page
      .getByRole('button', { name: /Continue|Pay/ })
      .first()
      .click();
    await atGateway(page);
    await page.getByRole('button', { name: /^Pay now/ }).click();
    await page.getByRole('button').click();
    await expectThanks(page);
  });
});
