import type { Page } from '@playwright/test';
import * as checkout from '../app/messages/hi/donation-checkout.ts';
import * as status from '../app/messages/hi/donation-status.ts';
import * as forms from '../app/messages/hi/forms.ts';
import * as simply from '../app/messages/hi/give-simply.ts';
import { signInByRequest } from './admin-steps.ts';
import { atGateway, newDonor } from './giving-steps.ts';
import { expect, test } from './look-test.ts';
import { newBuyer } from './order-steps.ts';

// The short road of three large screens, and the links that the office sends on the telephone.
// From /donate to the gateway: give simply, an amount, the citizenship, the consent, continue, pay.

/** The telephone is in the window, and nothing lies over it. */
async function expectTelephone(page: Page): Promise<void> {
  const call = page.getByRole('main').locator('a[href^="tel:"]');
  await expect(call).toBeInViewport({ ratio: 1 });
  const onTop = await call.evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(onTop).toBe(true);
}

/** Nothing to press in the page is lower than 56 px, but links inside sentences (rule V9). */
async function expectLarge(page: Page): Promise<void> {
  const heights = await page
    .getByRole('main')
    .locator('.btn:visible, .input:visible, .check:visible, .simple-help a')
    .evaluateAll((all) => all.map((one) => [one.textContent, one.getBoundingClientRect().height] as const));
  expect(heights.length).toBeGreaterThan(2);
  expect(heights.filter(([, height]) => height < 55.5)).toEqual([]);
}

test('without script and e-mail a guest gives in six presses, and keeps the receipt’s link', async ({
  withoutScript,
}) => {
  const page = await withoutScript.newPage();
  await page.goto('/donate');
  await page.getByRole('link', { name: 'Give simply, in three steps' }).click();
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await expectTelephone(page);
  await expectLarge(page);
  await page.getByLabel(/another amount/).fill('5');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByLabel(/another amount/)).toHaveValue('5');
  await page.getByRole('button', { name: '₹1,100' }).click();

  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await expectTelephone(page);
  await expectLarge(page);
  await page.getByLabel('Full name').fill('Śyāma Kumārī');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await page.getByRole('button', { name: '₹501' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Śyāma Kumārī');
  await page.getByLabel('Mobile number').fill('9876543210');
  await page.getByLabel('A citizen of India').check();
  await page.getByLabel('This gift is from my own funds').check();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pay ₹501' })).toBeVisible();
  await expectTelephone(page);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Śyāma Kumārī');
  await page.getByLabel('This gift is from my own funds').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Pay ₹501' }).click();
  await atGateway(page);
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/donationStatus\//);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: 'Receipt (PDF)' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const kept = page.getByRole('link', { name: /Send it to myself on WhatsApp/ });
  await expect(kept).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=.*donationStatus%2Fdon_/);
  await page.close();
});

test('in Hindi an elder gives with the keyboard alone, up to the receipt', async ({ page }) => {
  await page.goto('/hi/donate/simply');
  await page.getByLabel(simply.otherAmount).focus();
  await page.keyboard.type('1081');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/hi\/donate\/simply\/who\?/);
  await expect(page.getByText(simply.stepOf('2'))).toBeVisible();
  await page.getByLabel(forms.fullName).focus();
  await page.keyboard.type('श्यामा कुमारी');
  await page.keyboard.press('Tab');
  await page.keyboard.type('9876543210');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel(checkout.indian)).toBeChecked();
  await page.getByRole('checkbox').last().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText(simply.stepOf('3'))).toBeVisible();
  await page.getByRole('button', { name: simply.payNow('₹1,081') }).focus();
  await page.keyboard.press('Enter');
  await atGateway(page);
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await expect(page).toHaveURL(/\/hi\/donationStatus\//);
  await expect(page.getByRole('link', { name: status.receiptPdf })).toBeVisible();
});

test('the office sends a link on the telephone, its donor pays it once, and the office sees it @desktop', async ({
  page,
  withoutScript,
}) => {
  const donor = newDonor();
  await signInByRequest(page);
  await page.goto('/admin-dashboard/donation/links/new');
  await page.getByLabel('Amount').fill('2100');
  await page.getByLabel('Name of the giver').fill(donor.name);
  await page.getByLabel('Mobile number').fill(donor.phone);
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByText('The link is made. Send it while you speak.')).toBeVisible();
  const address = await page.getByLabel('Address of the link').inputValue();
  await expect(page.getByRole('link', { name: /Send by WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/919876543210\?text=/,
  );

  const phone = await withoutScript.newPage();
  await phone.goto(new URL(address).pathname);
  await expect(phone.getByRole('heading', { name: 'Your gift of ₹2,100' })).toBeVisible();
  await expect(phone.getByRole('main')).toContainText('ends in 3210');
  await expect(phone.getByRole('main')).not.toContainText(donor.phone);
  await expectTelephone(phone);
  await phone.getByLabel('A citizen of India').check();
  await phone.getByLabel('This gift is from my own funds').check();
  await phone.getByRole('button', { name: 'Continue to payment' }).click();
  await phone.getByRole('button', { name: 'Pay ₹2,100' }).click();
  await atGateway(phone);
  await phone.getByRole('button', { name: /^Pay now/ }).click();
  await phone.getByRole('button', { name: 'Continue' }).click();
  await expect(phone).toHaveURL(/\/donationStatus\//);
  await expect(async () => {
    await phone.goto(new URL(address).pathname);
    await expect(phone.getByRole('link', { name: 'Receipt (PDF)' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await phone.close();

  await page.reload();
  await expect(page.getByRole('main').locator('.chip', { hasText: 'Paid' })).toBeVisible();
  await page.getByRole('link', { name: 'See the gift' }).click();
  await expect(page.getByRole('main')).toContainText(donor.name);
});

test('the office writes an order down on the telephone, and its buyer pays the link without script @desktop', async ({
  page,
  withoutScript,
}) => {
  const buyer = newBuyer();
  await signInByRequest(page);
  await page.goto('/admin-dashboard/orders/new');
  await page.getByLabel('Article').first().fill('in-dhoop-24');
  await page.getByLabel('How many').first().fill('1');
  await page.getByLabel('Name of the buyer').fill('Śyāma Kumārī');
  await page.getByLabel('Mobile number').fill(buyer.phone);
  await page.getByLabel('Collected at the temple').check();
  await page.getByLabel(/^I have read the goods/).check();
  await page.getByRole('button', { name: 'See the sum' }).click();
  await expect(page.getByText('Read the sum to the buyer.')).toBeVisible();
  await expect(page).toHaveURL(/\/orders\/new$/);
  await page.getByRole('button', { name: 'Make the order and its link' }).click();
  const address = await page.getByLabel('Address of the link').inputValue();
  await expect(page.getByRole('link', { name: /Send by WhatsApp/ })).toHaveAttribute('href', /wa\.me\/919/);

  const phone = await withoutScript.newPage();
  await phone.goto(new URL(address).pathname);
  await expect(phone.getByRole('main')).toContainText('The goods are kept for you until the end of');
  await expect(phone.getByRole('main')).not.toContainText('Śyāma');
  await phone.getByRole('button', { name: 'Pay ₹110' }).click();
  await atGateway(phone);
  await phone.getByRole('button', { name: /^Pay now/ }).click();
  await phone.getByRole('button', { name: 'Continue' }).click();
  await expect(phone).toHaveURL(/\/status\/ord_/);
  await phone.close();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('main').locator('.chip', { hasText: 'To pack' })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  await expect(page.getByLabel('Address of the link')).toHaveCount(0);
});
