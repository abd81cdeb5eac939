import type { Page } from '@playwright/test';
import * as hiForms from '../app/messages/hi/forms.ts';
import * as hi from '../app/messages/hi/passes.ts';
import { goOn } from '../app/messages/hi/payment.ts';
import { atGateway } from './giving-steps.ts';
import { newBuyer } from './order-steps.ts';
import { fromOwnAddress } from './own-address.ts';
import { expect, test } from './site-test.ts';

const festival = '/events/single-event/gita-jayanti';

/** Who comes, and that they agree; their telephone number. */
async function fillHolder(page: Page): Promise<string> {
  const { phone } = newBuyer();
  await page.getByLabel('Full name').fill('Citrā Devī');
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByLabel(/^I have read the/).check();
  return phone;
}

test('a family chooses and pays for seats; the total is on the button and the questions come with the pass', async ({
  page,
}) => {
  await fromOwnAddress(page);
  await page.goto('/events/single-event/lifestyle-weekend/passes');
  const question = page.getByLabel('When do you arrive, and how?');
  await expect(question).toBeHidden();
  await page.getByRole('group', { name: 'Number of Place for an adult' }).getByLabel('One more').click();
  await expect(question).toBeVisible();

  await page.goto(`${festival}/passes`);
  const seats = page.getByRole('group', { name: 'Number of Seat in the front rows' });
  await seats.getByLabel('One more').click();
  await seats.getByLabel('One more').click();
  await page.locator('[name="slot"]').first().check();
  await fillHolder(page);
  await page.getByRole('button', { name: /^Pay ₹(702|1,002)$/ }).click();
  await atGateway(page);
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your passes' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR code of pass/ })).toHaveCount(2);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('free passes are booked from the event’s page, shown as codes, and given back', async ({ page }) => {
    await fromOwnAddress(page);
    await page.goto(festival);
    await expect(page.getByText(/^Passes are free; some cost from ₹(351|501)$/)).toBeVisible();
    await page.getByRole('link', { name: 'Register' }).click();
    await page.getByLabel('Full name').fill('Citrā Devī');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Say how many passes you need.').first()).toBeVisible();
    await expect(page.getByText('Choose a time.').first()).toBeVisible();
    await expect(page.getByLabel('Full name')).toHaveValue('Citrā Devī');
    await page.locator('[name="count.evp_demo_gita-jayanti_free"]').fill('2');
    await page.locator('[name="slot"]').nth(1).check();
    const phone = await fillHolder(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your passes' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^QR code of pass/ })).toHaveCount(2);
    const pdf = await page.request.get(`${page.url()}/passes.pdf`);
    expect(pdf.headers()['content-type']).toBe('application/pdf');

    // Who has only the address sees the state, until the last four digits are typed.
    const own = page.url();
    await page.context().clearCookies();
    await page.goto(own);
    await expect(page.getByRole('img', { name: /^QR code of pass/ })).toHaveCount(0);
    await page.getByLabel('Last four digits of your mobile number').fill(phone.slice(-4));
    await page.getByRole('button', { name: 'Show my passes' }).click();
    await expect(page.getByRole('img', { name: /^QR code of pass/ })).toHaveCount(2);
    await page.getByText('Give these passes back').click();
    await page.getByRole('button', { name: 'Yes, give them back' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This booking is cancelled' })).toBeVisible();
  });

  test('a seat that costs something leads to the gateway', async ({ page }) => {
    await fromOwnAddress(page);
    await page.goto(`${festival}/passes`);
    await page.locator('[name="count.evp_demo_gita-jayanti_seat"]').fill('1');
    await page.locator('[name="slot"]').first().check();
    await fillHolder(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Pay ₹(351|501)$/ })).toBeVisible();
    await page.getByRole('button', { name: /^Pay/ }).click();
    await atGateway(page);
  });

  test('a family books seats of a festival in Hindi, from its page to the gateway', async ({ page }) => {
    await fromOwnAddress(page);
    await page.goto(`/hi${festival}`);
    await page.getByRole('link', { name: hi.register }).click();
    await page.locator('[name="count.evp_demo_gita-jayanti_seat"]').fill('2');
    await page.locator('[name="slot"]').first().check();
    await page.getByLabel(hiForms.fullName).fill('चित्रा देवी');
    await page.getByRole('checkbox').last().check();
    // A forgotten number: the form says so beside the field and keeps the rest.
    await page.getByRole('button', { name: goOn }).click();
    await expect(page.getByLabel(hiForms.mobileNumber)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(hiForms.fullName)).toHaveValue('चित्रा देवी');
    await page.getByLabel(hiForms.mobileNumber).fill(newBuyer().phone);
    await page.getByRole('checkbox').last().check();
    // Now it knows the total.
    await page.getByRole('button', { name: /₹(702|1,002)/ }).click();
    await expect(page).toHaveURL(/\/hi\/.*pay/);
    await expect(page.getByRole('heading', { level: 1, name: /₹(702|1,002)/ })).toBeVisible();
    await page.locator('main form button').last().click();
    await atGateway(page);
  });
});
