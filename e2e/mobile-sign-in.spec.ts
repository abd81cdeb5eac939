import type { Page } from '@playwright/test';
import * as history from '../app/messages/hi/donation-history.ts';
import * as forms from '../app/messages/hi/forms.ts';
import * as m from '../app/messages/hi/mobile-sign-in.ts';
import { byMobile } from '../app/messages/hi/sign-in.ts';
import { giveInHindi } from './hindi-steps.ts';
import { expect, test } from './site-test.ts';

test('somebody without an e-mail address signs up by mobile in Hindi, gives, and finds the receipt', async ({
  page,
}) => {
  const mobile = `97${String(Date.now()).slice(-8)}`;
  await page.goto('/hi/signin?next=%2Fdonate%3Fcause%3Dcow-care');
  await page.getByRole('link', { name: byMobile }).click();
  await page.getByLabel(forms.mobileNumber, { exact: true }).fill(mobile);
  await page.getByRole('button', { name: m.sendCode }).click();
  await expect(page.getByRole('heading', { name: m.checkMobile })).toBeVisible();
  await page.getByRole('textbox', { name: 'कोड', exact: true }).fill(await codeTextedTo(page, mobile));
  await page.getByRole('button', { name: m.signIn }).click();
  await page.getByLabel(forms.fullName).fill('सीता देवी');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: m.makeAccount }).click();
  await expect(page).toHaveURL(/\/hi\/donate\?cause=cow-care$/);

  await giveInHindi(page, async () => {
    await expect(page.getByLabel(forms.fullName)).toHaveValue('सीता देवी');
    await expect(page.getByLabel(forms.mobileNumber)).toHaveValue(`+91${mobile}`);
  });

  await page.goto('/hi/donation-history');
  await expect(page.getByRole('main')).toContainText(`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`);
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: history.pdf }).click(),
  ]);
  expect(receipt.suggestedFilename()).toMatch(/\.pdf$/);
});

/** Off the demo's telephone, in a page of its own. */
async function codeTextedTo(page: Page, mobile: string): Promise<string> {
  const telephone = await page.context().newPage();
  const row = telephone.getByRole('row').filter({ hasText: mobile }).first();
  await expect(async () => {
    await telephone.goto('/dev/text-messages');
    await expect(row).toBeVisible({ timeout: 500 });
  }).toPass();
  const words = await row.textContent();
  await telephone.close();
  return /#(\d{6})/.exec(words ?? '')?.[1] ?? '';
}
