import { expect, type Page } from '@playwright/test';
import * as cart from '../app/messages/hi/cart.ts';
import * as donate from '../app/messages/hi/donate.ts';
import * as checkout from '../app/messages/hi/donation-checkout.ts';
import * as status from '../app/messages/hi/donation-status.ts';
import * as forms from '../app/messages/hi/forms.ts';
import * as order from '../app/messages/hi/order-checkout.ts';
import * as product from '../app/messages/hi/product.ts';
import { atGateway } from './giving-steps.ts';
import { toastAfter } from './toast.ts';

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

/** From /hi/shop through the cart to the page of the paid order. */
export async function shopInHindi(page: Page, buyer: { phone: string; email: string }): Promise<void> {
  await page.goto('/hi/shop');
  await page.getByRole('link', { name: 'गुग्गल धूप' }).first().click();
  const add = page.getByRole('button', { name: product.addToCart });
  await toastAfter(page, product.addedToCart, () => add.click());
  await page.goto('/hi/cart');
  await expect(page.getByRole('heading', { level: 3, name: 'गुग्गल धूप' })).toBeVisible();
  await page.getByRole('link', { name: cart.checkout }).click();
  await expect(page).toHaveURL(/\/hi\/checkout\?/);
  await page.getByLabel(forms.fullName).fill('श्यामा कुमारी');
  await page.getByLabel(forms.mobileNumber).fill(buyer.phone);
  await page.getByLabel(forms.email).fill(buyer.email);
  await page.getByLabel(order.houseStreet).fill('12, मंदिर मार्ग');
  await page.getByLabel(forms.city).fill('गाज़ियाबाद');
  await page.getByLabel(forms.stateOrTerritory).selectOption('Uttar Pradesh');
  await page.getByRole('textbox', { name: forms.pinCode }).fill('201002');
  await page.getByRole('checkbox').last().check();
  await page.getByRole('button', { name: /₹140/ }).last().click();
  await atGateway(page);
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await expect(page).toHaveURL(/\/hi\/status\//);
}
