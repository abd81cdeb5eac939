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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

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
