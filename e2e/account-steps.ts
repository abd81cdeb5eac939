import type { Page } from '@playwright/test';
import { type Donor, openLetter } from './giving-steps.ts';
import { expect } from './site-test.ts';

export const password = 'seven quiet lamps';

/** From the sign-up form to the code and in. */
export async function signUp(page: Page, donor: Donor): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Full name').fill(donor.name);
  await page.getByLabel('E-mail').fill(donor.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password again').fill(password);
  await page.getByLabel(/I accept the/).check();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  await page.getByLabel('Code').fill(await codeFromLetter(page, donor.email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).not.toHaveURL(/\/signup/);
}

/** The code of the newest letter with one. */
export async function codeFromLetter(page: Page, email: string): Promise<string> {
  const mailbox = await page.context().newPage();
  await openLetter(mailbox, email, /Your code/);
  const words = await mailbox.getByRole('main').textContent();
  await mailbox.close();
  return /\b\d{6}\b/.exec(words ?? '')?.[0] ?? '';
}
