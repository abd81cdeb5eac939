import type { Page } from '@playwright/test';
import { expect } from './site-test.ts';

export type Donor = { name: string; phone: string; email: string };

let donors = 0;

/** A donor nobody else uses: both projects and every test share one site. */
export function newDonor(): Donor {
  donors += 1;
  const mark = `${process.pid}-${Date.now().toString(36)}-${donors}`;
  return { name: 'Śyāma Kumārī', phone: '9876543210', email: `syama-${mark}@example.org` };
}

/** Two causes into the donation cart, by the cards of /donation. */
export async function fillCart(page: Page): Promise<void> {
  await page.goto('/donation');
  for (const [index, cause] of ['Food for Life', 'Care for the cows'].entries()) {
    await page.getByRole('button', { name: `Add ${cause} to the donation cart` }).click();
    await expect(page.getByRole('link', { name: /^Cart/ }).first()).toContainText(`${index + 1}`);
  }
}

/** From a checkout page with lines to the gateway's page. */
export async function fillCheckout(page: Page, donor: Donor): Promise<void> {
  await page.getByLabel('Full name').fill(donor.name);
  await page.getByLabel('Mobile number').fill(donor.phone);
  await page.getByLabel('E-mail (optional)').fill(donor.email);
  await page.getByLabel('A citizen of India').check();
  await page.getByLabel('This gift is from my own funds').check();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
}

/** A donation of ₹1,101 and ₹501 without the cart, up to the gateway's page. */
export async function beginDonation(page: Page, donor: Donor): Promise<void> {
  const lines = ['food-for-life', '1101', 'cow-care', '501'];
  const query = `cause=${lines[0]}&type=&quantity=1&amount=${lines[1]}&cause=${lines[2]}&type=&quantity=1&amount=${lines[3]}`;
  await page.goto(`/donation-checkout?${query}`);
  await fillCheckout(page, donor);
  await atGateway(page);
}

export async function atGateway(page: Page): Promise<void> {
  await expect(page.getByText('Test gateway: no money moves')).toBeVisible();
}

export async function expectThanks(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your gift has arrived.');
  const words = await page.getByText(/^Receipt D\//).innerText();
  const number = /D\/\d\d-\d\d\/\d{6}/.exec(words)?.[0];
  expect(number, words).toBeDefined();
  return number ?? '';
}

/** Opens the newest letter to an address in the demo's mailbox, as soon as it is there. */
export async function openLetter(page: Page, to: string, subject: RegExp): Promise<void> {
  await expect(async () => {
    await page.goto('/dev/mailbox');
    await page
      .getByRole('row')
      .filter({ hasText: to })
      .filter({ hasText: subject })
      .first()
      .getByRole('link')
      .click({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
}
