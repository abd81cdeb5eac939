import type { Page } from '@playwright/test';
import { demoAdmin } from '../app/core/people/demo-staff.ts';
import { signUp } from './account-steps.ts';
import { beginDonation, expectThanks, newDonor, openLetter } from './giving-steps.ts';
import { expect, test } from './site-test.ts';

test('a guest who signs up with the same e-mail finds the donation, and signs out', async ({ page }) => {
  const donor = newDonor();
  await beginDonation(page, donor);
  await page.getByRole('button', { name: /^Pay now/ }).click();
  const number = await expectThanks(page);

  await signUp(page, donor);
  await expect.poll(() => page.evaluate(() => Boolean(localStorage.getItem('token')))).toBe(true);
  await page.goto('/donation-history');
  await expect(page.getByRole('main')).toContainText(number);
  await expect(page.getByRole('main')).toContainText('₹1,602');

  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/');
  const keys = await page.evaluate(() => [
    localStorage.getItem('token'),
    localStorage.getItem('isAuthenticated'),
  ]);
  expect(keys).toEqual([null, null]);
  await page.goto('/donation-history');
  await expect(page).toHaveURL(/\/signin\?next=/);
});

test('the treasurer sees a donation in the ledger and in its detail', { tag: '@desktop' }, async ({
  page,
}) => {
  const donor = newDonor();
  await beginDonation(page, donor);
  await page.getByRole('button', { name: /^Pay now/ }).click();
  const number = await expectThanks(page);

  await page.goto('/admin-dashboard');
  await expect(page).toHaveURL(/\/admin-login/);
  await page.getByLabel('E-mail').fill(demoAdmin.email);
  await page.getByLabel('Password').fill(demoAdmin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('main')).toContainText('Gifts, today');

  await page.goto('/admin-dashboard/donation');
  await page.getByLabel(/^Receipt, reference/).fill(number);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page
    .getByRole('link', { name: /Food for Life/ })
    .first()
    .click();
  await expect(page.getByRole('main')).toContainText(number);
  await expect(page.getByRole('main')).toContainText(donor.name);
  await page.getByRole('button', { name: /Resend/ }).click();
  await expect(page.getByRole('main')).toContainText('The receipt is on its way to the donor.');
  await openLetter(page, donor.email, /Receipt/);
  await expect
    .poll(async () => {
      await page.goto('/dev/mailbox');
      return page.getByRole('row').filter({ hasText: donor.email }).count();
    })
    .toBe(2);
});

async function openAccountMenu(page: Page): Promise<void> {
  const phone = (page.viewportSize()?.width ?? 0) < 700;
  await page.getByRole('button', { name: phone ? 'Menu' : 'Profile', exact: true }).click();
}
