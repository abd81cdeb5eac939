import { expect, test } from '@playwright/test';
import { isAwake, noteAwake } from './awake-steps.ts';
import { atGateway, beginDonation, expectThanks, fillCheckout, newDonor } from './giving-steps.ts';

// A broken connection: no input is lost, the page stays, and one sentence says so. Playwright's own
// test: Chromium writes every failed request to the console as an error.

const lost = 'There is no connection to the temple just now.';

test('a donation submitted offline keeps its input and is sent once the connection is back', async ({
  page,
  context,
}) => {
  const donor = newDonor();
  await page.goto('/donation-checkout?cause=food-for-life&type=meals-20&quantity=1&amount=');
  await context.setOffline(true);
  await fillCheckout(page, donor);
  await expect(page.getByText(lost)).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue(donor.name);
  await context.setOffline(false);
  await expect(page.getByText(lost)).toBeHidden();
  await expect(page.getByLabel('E-mail (optional)')).toHaveValue(donor.email);
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await atGateway(page);
});

test('a connection lost while a form is being sent leaves the form as it is', async ({ page }) => {
  await noteAwake(page);
  await page.goto('/signin');
  await page.getByLabel('E-mail').fill('nobody@example.org');
  await page.getByLabel('Password', { exact: true }).fill('no such password');
  await isAwake(page);
  await page.route('**/*.data*', (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(lost)).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('nobody@example.org');
  await page.unroute('**/*.data*');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('The sign-in details are not correct.')).toBeVisible();
});

test('a status page stays when the connection is lost, and thanks when it is back', async ({ page }) => {
  await beginDonation(page, newDonor());
  await page.route('**/donationStatus/*.data*', (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: /^Pay in a UPI app/ }).click();
  await expect(page.getByText(lost)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/went wrong/);
  await page.unroute('**/donationStatus/*.data*');
  await expectThanks(page);
});

test('a page that cannot be fetched leaves the one that is read', async ({ page }) => {
  await noteAwake(page);
  await page.goto('/blogs');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await isAwake(page);
  await page.route('**/*.data*', (route) => route.abort('connectionreset'));
  await page.locator('main a[href*="/blogs/single-blog/"]').first().click();
  await expect(page.getByText(lost)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});
