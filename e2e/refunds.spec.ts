import type { Browser, Page } from '@playwright/test';
import { demoAdmin } from '../app/core/people/demo-staff.ts';
import { signInByRequest } from './admin-steps.ts';
import { beginDonation, expectThanks, newDonor } from './giving-steps.ts';
import { expect, test } from './site-test.ts';

test('a second payment goes back when a second person agrees, and the donor sees it', async ({
  page,
  browser,
}) => {
  await beginDonation(page, newDonor());
  await page.getByRole('button', { name: /^Pay twice/ }).click();
  const number = await expectThanks(page);

  const accounts = await openAdmin(browser, 'accounts@temple.example');
  await accounts.goto(`/admin-dashboard/donation?search=${encodeURIComponent(number)}`);
  await accounts.getByLabel(/^Receipt, reference/).fill(number);
  await accounts.getByRole('button', { name: 'Show', exact: true }).click();
  await accounts
    .getByRole('link', { name: /Food for Life/ })
    .first()
    .click();
  const second = accounts.locator('.admin-rows > li').filter({ hasText: 'Paid twice' });
  await second.getByRole('link').click();
  await accounts.getByLabel('Why').fill('too short');
  await accounts.getByRole('button', { name: 'Ask for the refund' }).click();
  await expect(accounts.getByText('Write why, in 10 to 500 characters.')).toBeVisible();
  await expect(accounts.getByLabel('Why')).toHaveValue('too short');
  await accounts.getByLabel('Why').fill('The donor called: the first payment seemed to hang.');
  await accounts.getByRole('button', { name: 'Ask for the refund' }).click();
  await expect(accounts.getByText('Waits for a second person')).toBeVisible();
  await expect(accounts.getByRole('button', { name: /Approve/ })).toHaveCount(0);

  const owner = await openAdmin(browser, demoAdmin.email);
  await owner.goto(new URL(accounts.url()).pathname);
  await owner.getByRole('button', { name: 'Approve and send it back' }).click();
  // A reload before the response would cancel the submit; the button alone says 'Saving…' at once.
  await expect(owner.getByText('Waits for a second person')).toHaveCount(0);
  await expect(async () => {
    await owner.reload();
    await expect(owner.getByText('Gone back', { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your gift has arrived.');
  await expect(page.getByRole('main')).toContainText(
    'A second payment of ₹1,602 has gone back; your gift stands.',
  );
  await expect(page.getByRole('link', { name: 'Receipt (PDF)' })).toBeVisible();
  for (const admin of [accounts, owner]) await admin.context().close();
});

/** A member of staff at a browser of their own. */
async function openAdmin(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInByRequest(page, email);
  return page;
}
