import { expect, type Page } from '@playwright/test';
import { atGateway } from './giving-steps.ts';

let buyers = 0;

/**
 * A buyer nobody else uses: an order is found by its telephone number, and both projects share one
 * site.
 */
export function newBuyer() {
  buyers += 1;
  const mark = `${process.pid}-${Date.now().toString(36)}-${buyers}`;
  const digits = String(Date.now() % 100_000_000).padStart(8, '0');
  return { phone: `9${buyers % 10}${digits}`, email: `order-${mark}@example.org` };
}

type Line = { product: string; variant?: string; quantity?: number; price: string };
export const dhoop: Line = { product: 'guggal-dhoop-cones', price: '110' };

export function checkoutOf({ product, variant = product, quantity = 1, price }: Line): string {
  return `/checkout?${new URLSearchParams({ product, variant, quantity: String(quantity), price })}`;
}

export async function fillDetails(page: Page, buyer: ReturnType<typeof newBuyer>, way: 'courier' | 'pickup') {
  await page.getByLabel('Full name').fill('Śyāma Kumārī');
  await page.getByLabel('Mobile number').fill(buyer.phone);
  await page.getByLabel('E-mail (optional)').fill(buyer.email);
  if (way === 'pickup') await page.getByLabel(/^Collect at the temple/).check();
  else {
    await page.getByLabel('House, street').fill('12, Temple Road');
    await page.getByLabel('City').fill('Ghaziabad');
    await page.getByLabel('State or union territory').selectOption('Uttar Pradesh');
    await page.getByRole('textbox', { name: 'PIN code' }).fill('201002');
  }
  await page.getByLabel(/^I have checked what I order/).check();
}

/** From the filled form to the gateway's page; the price with delivery is on the button first. */
export async function goToPay(page: Page) {
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await atGateway(page);
}

export const thanks = 'Thank you. Your order is in good hands.';

/** Somebody buys a box of dhoop and pays it; the page that thanks is open. */
export async function buyDhoop(page: Page, way: 'courier' | 'pickup') {
  const buyer = newBuyer();
  await page.goto(checkoutOf(dhoop));
  await fillDetails(page, buyer, way);
  await goToPay(page);
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks);
  return buyer;
}
