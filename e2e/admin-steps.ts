import { createHmac } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { demoAdmin } from '../app/core/people/demo-staff.ts';

/** Signs in by the form of /admin-login as one of the demo's staff. */
export async function enterAdmin(
  page: Page,
  email: string = demoAdmin.email,
  password: string = demoAdmin.password,
) {
  await page.goto('/admin-login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/**
 * Signs in as `enterAdmin` does and opens neither form nor dashboard: for tests that are not about
 * signing in.
 */
export async function signInByRequest(page: Page, email: string = demoAdmin.email): Promise<void> {
  const answer = await page.request.post('/admin-login', {
    form: { email, password: demoAdmin.password },
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  });
  expect(answer.headers().location).toBe('/admin-dashboard');
}

/** The code of an authenticator app for a key at a moment (RFC 6238). */
export function appCode(key: string, now: number): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...key.replace(/\s/g, '')]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const at = (mac[19] ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

export async function expectInside(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/admin-dashboard/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/**
 * Gives a page's browser a virtual authenticator that always confirms (Chrome DevTools Protocol,
 * WebAuthn).
 */
export async function addAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}
