import { expect, type Page } from '@playwright/test';
import * as donate from '../app/messages/hi/donate.ts';
import * as checkout from '../app/messages/hi/donation-checkout.ts';
import * as status from '../app/messages/hi/donation-status.ts';
import { atGateway } from './giving-steps.ts';

/** From /hi/donate to the thanks with the receipt; `sayWho` fills in or checks the donor. */
export async function giveInHindi(page: Page, sayWho: () => Promise<void>): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: donate.give('₹1,100') })
    .click();
  await expect(page).toHaveURL(/\/hi\/donation-checkout/);
  await sayWho();
  await page.getByLabel(checkout.indian).check();
  await page.getByRole('checkbox').last().check();
  await page
    .getByRole('button', { name: /₹1,100/ })
    .last()
    .click();
  await atGateway(page);
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await expect(page).toHaveURL(/\/hi\/donationStatus\//);
  await expect(page.getByRole('link', { name: status.receiptPdf })).toBeVisible();
}
