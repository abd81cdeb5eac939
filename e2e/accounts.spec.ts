import { readFile } from 'node:fs/promises';
import { enterAdmin, signInByRequest } from './admin-steps.ts';
import { expectNoFault } from './faults.ts';
import { expect, test } from './site-test.ts';
import { yesterdaysDonation } from './yesterdays-donation.ts';

test('the accounts find yesterday’s pending donation, reconcile it, resend the receipt and export the month', {
  tag: '@desktop',
}, async ({ page }) => {
  const donation = yesterdaysDonation;
  const main = page.getByRole('main');
  await enterAdmin(page, 'accounts@temple.example');
  await expect(main).toContainText('Gifts, today');
  await expectNoFault(page);

  await main.getByRole('link', { name: /Payments waiting/ }).click();
  await expect(page).toHaveURL(/status=waiting/);
  await expect(main).toContainText(donation.name);
  await expectNoFault(page);

  await main.getByRole('link', { name: 'Claims to match' }).click();
  const claim = main.getByRole('listitem').filter({ hasText: donation.utr });
  await expect(claim).toContainText('₹1,000.00');
  await claim.getByRole('button', { name: 'Found on the statement' }).click();
  await expect(main).toContainText('Matched.');

  await main.getByRole('link', { name: 'All gifts' }).click();
  await main.getByLabel(/^Receipt, reference/).fill(donation.email);
  await main.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(main).toContainText('1 gift, ₹1,000.00 given');
  await main.getByRole('link', { name: /Food for Life/ }).click();
  await expect(main).toContainText(donation.utr);
  const number = /D\/\d\d-\d\d\/\d{6}/.exec((await main.textContent()) ?? '')?.[0] ?? '';
  expect(number).not.toBe('');
  await main.getByRole('button', { name: 'Resend' }).click();
  await expect(main).toContainText('The receipt is on its way to the donor.');
  await expectNoFault(page);

  // The month of the payment: yesterday's may have been the last day of one.
  const day = yesterday();
  await page.goto(`/admin-dashboard/donation?status=given&from=${day.slice(0, 8)}01&to=${day}`);
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.charCodeAt(0)).toBe(0xfeff);
  const line = file.split('\r\n').find((one) => one.includes(number));
  expect(line).toContain(donation.name);
  expect(line).toContain('1000.00');

  await expect
    .poll(async () => {
      await page.goto('/dev/mailbox');
      return page.getByRole('row').filter({ hasText: donation.email }).count();
    })
    .toBe(2);

  // The wrong line of the statement: the match is taken back, and the day after the transfer is
  // there.
  await page.goto(`/admin-dashboard/donation?search=${donation.utr}`);
  await main.getByRole('link', { name: /Food for Life/ }).click();
  await main.getByText('Take this match back').click();
  await main.getByLabel('Reason').fill('The wrong row of the statement.');
  await main.getByRole('button', { name: 'Take the match back' }).click();
  await expect(main).toContainText('The match is taken back.');
  await expect(main).toContainText(`${number} (void)`);
  await expectNoFault(page);
  await main.getByRole('link', { name: 'see Claims to match' }).click();
  await claim.getByLabel('Which gift it pays').selectOption({ index: 1 });
  await expectNoFault(page);
  await claim.getByRole('button', { name: 'Found on the statement' }).click();
  await main.getByRole('link', { name: 'open the gift' }).click();
  await expect(main).toContainText(donation.email);
  await expect(main.getByText('Paid', { exact: true }).first()).toBeVisible();
  await expect(main).not.toContainText(number);
});

test('the accounts record a cheque, and its receipt can be voided', { tag: '@desktop' }, async ({ page }) => {
  const main = page.getByRole('main');
  const cheque = '100001';
  await signInByRequest(page, 'accounts@temple.example');
  await page.goto('/admin-dashboard/donation/record');
  await page.getByText('Cheque', { exact: true }).click();
  await page.getByLabel('Amount').fill('2,500');
  await page.getByLabel('Cause').selectOption({ label: 'Food for Life' });
  await page.getByLabel('Cheque number').fill(cheque);
  await page.getByLabel('Name of the giver').fill('Narmada Devi');
  await expectNoFault(page);
  const send = page.getByRole('button', { name: /^Record and write/ });
  await send.click();
  await expect(page.getByRole('alert')).toContainText('Write 2 to 80 characters.');
  await expect(page.getByLabel('Cheque number')).toHaveValue(cheque);
  await page.getByLabel('Bank of the cheque').fill('State Bank');
  await send.click();
  await expect(main).toContainText('Recorded. The receipt has its number.');
  await expect(main).toContainText('₹2,500.00');

  await main.getByText('Void this receipt').click();
  await page.getByLabel('Why').fill('The slip named another giver.');
  await page.getByLabel(/^Write a new receipt/).uncheck();
  await page.getByRole('button', { name: 'Void the receipt' }).click();
  await expect(main).toContainText('The receipt is void.');
  await expect(main).toContainText('(void)');
});

/** Yesterday in Asia/Kolkata. */
function yesterday(): string {
  return new Date(Date.now() - 18.5 * 60 * 60 * 1_000).toISOString().slice(0, 10);
}
