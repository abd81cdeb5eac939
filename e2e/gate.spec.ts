import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { fromBase32, toBase32 } from '../app/core/security/base32.ts';
import * as hindi from '../app/messages/hi/gate.ts';
import { faultsOf } from './faults.ts';
import { type GateEvent, gateEventFile, hindiNames, pairCodes } from './gate-event.ts';

// A steward's evening at the gate, with and without a line. Not the site's own test: Chromium
// itself reports every request that finds no network.

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

const event = (): GateEvent => JSON.parse(readFileSync(gateEventFile('data/e2e'), 'utf8'));
const tokenOf = (at: number) => event().valid[at]?.token ?? '';

async function pair(page: Page, code: number): Promise<void> {
  await page.goto('/gate');
  await page.getByLabel('Code').fill(pairCodes[code]?.toLowerCase().replace('-', ' ') ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Connected, all sent')).toBeVisible();
}

async function show(page: Page, read: string): Promise<void> {
  await page.getByRole('button', { name: 'Number' }).click();
  await page.getByLabel('Number on the pass').fill(read);
  await page.keyboard.press('Enter');
}

const answer = (page: Page) => page.locator('.answer');
const lastScans = (page: Page) => page.locator('h3:has-text("Last scans") + ul > li');
const comesIn = (page: Page) => expect(answer(page)).toContainText('COME IN');

/** Without a line, and opened again: what stands then came out of the telephone itself. */
async function reloadOffline(page: Page, context: BrowserContext): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
}

test('pairs, judges every pass without a line, remembers over a reload, and meets', async ({
  page,
  context,
}) => {
  const { foreign, void: voided, later, west, valid } = event();
  await pair(page, 0);
  await show(page, tokenOf(0));
  await comesIn(page);
  await expect(answer(page)).toContainText('4 people');
  await expect(answer(page)).toContainText('Family pass');
  await expect(page.getByText('Connected, all sent')).toBeVisible();

  await reloadOffline(page, context);
  await expect(page.getByText('No line, all sent')).toBeVisible();
  await show(page, tokenOf(0));
  await expect(answer(page)).toContainText('STOP');
  await expect(answer(page)).toContainText(/Came in at .+, East gate/);
  await show(page, tokenOf(1));
  await comesIn(page);
  await expect(page.getByText('No line, 1 to send')).toBeVisible();

  const bytes = fromBase32(tokenOf(2)) ?? new Uint8Array();
  const altered = bytes.with(22, 9);
  const forged = bytes.with(1, (bytes[1] ?? 0) ^ 1);
  for (const [read, why] of [
    [toBase32(altered), 'This pass was changed'],
    [toBase32(forged), 'Not from this temple'],
    [foreign.token, 'For another event'],
    [voided.token, 'Withdrawn by the office'],
    [String(voided.number), 'Withdrawn by the office'],
    [later.token, 'Not for this time'],
    ['99999999', 'No pass has this number'],
    ['https://temple.example/', 'This is no pass'],
  ] as const) {
    await show(page, read);
    await expect(answer(page)).toContainText('STOP');
    await expect(answer(page)).toContainText(why);
  }

  await show(page, west.token);
  await expect(answer(page)).toContainText('Belongs to another gate: West gate');
  await page.getByRole('button', { name: 'Do not let in' }).click();
  await expect(answer(page)).toContainText('Not let in');
  await show(page, String(valid[2]?.number));
  await expect(answer(page)).toContainText('WAIT');
  await page.getByRole('button', { name: 'Let in', exact: true }).click();
  await expect(page.getByText('No line, 2 to send')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(answer(page)).toContainText('Undone');
  await show(page, tokenOf(2));
  await comesIn(page);

  await page.reload();
  await expect(page.getByText('No line, 3 to send')).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await expect(lastScans(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Close' }).click();

  await context.setOffline(false);
  await expect(page.getByText('Connected, all sent')).toBeVisible();
});

test('says at a glance that the phone is full, and lets in as before', async ({ page }) => {
  await pair(page, 9);
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...row) {
      if (this.name === 'device') throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, row);
    };
  });
  await show(page, tokenOf(22));
  await comesIn(page);
  await expect(page.getByText('This phone is full')).toBeVisible();
  await expect(page.locator('header')).toHaveCSS('background-color', 'rgb(255, 194, 26)');
  expect(await faultsOf(page, '/gate')).toEqual([]);
});

test('two gates that were both without a line find what came in at both', async ({ browser }) => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  const pages = await Promise.all(contexts.map((context) => context.newPage()));
  const token = tokenOf(10);
  for (const [at, page] of pages.entries()) {
    await pair(page, 2 + at);
    await contexts[at]?.setOffline(true);
    await show(page, token);
    await comesIn(page);
  }
  for (const context of contexts) await context.setOffline(false);
  for (const page of pages) {
    await expect(page.getByRole('button', { name: /More \(\d+\)/ })).toBeVisible();
    await page.getByRole('button', { name: /More/ }).click();
    const double = page.locator('.doubles li', { hasText: `Pass ${event().valid[10]?.number}` });
    await expect(double).toContainText('East gate');
    await expect(double).toContainText('West gate');
  }
  for (const context of contexts) await context.close();
});

test('a telephone that the office withdrew wipes itself', async ({ page, context }) => {
  await pair(page, 4);
  await page.route('**/api/v1/gate/meet', (route) =>
    route.fulfill({ status: 401, json: { error: 'withdrawn' } }),
  );
  await show(page, tokenOf(12));
  await expect(page.getByText('The office has withdrawn this phone.')).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Pair this phone' })).toBeVisible();
});

test('every answer can be read by everybody', async ({ page }) => {
  await page.goto('/gate');
  const look = async (as: string) => expect(await faultsOf(page, as)).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Pair this phone' })).toBeVisible();
  await look('pairing');
  await pair(page, 8);
  await look('ready');
  for (const [read, light] of [
    [tokenOf(16), 'green'],
    [event().west.token, 'amber'],
    [event().void.token, 'red'],
  ] as const) {
    await show(page, read);
    await expect(answer(page)).toHaveAttribute('data-light', light);
    await look(light);
  }
  await page.getByRole('button', { name: 'More' }).click();
  await look('more');
});

test('a reader that types is read wherever the focus is; Hindi stays chosen', async ({ page }) => {
  await pair(page, 5);
  await page.evaluate((token) => {
    for (const key of [...token.toLowerCase(), 'Enter'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, tokenOf(14));
  await comesIn(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await page.reload();
  await expect(page.getByRole('button', { name: 'नंबर' })).toBeVisible();
});

test('a steward’s evening in Hindi: every name and word, also without a line', async ({ page, context }) => {
  const m = hindi;
  await page.goto('/gate');
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await page.getByLabel(m.code).fill(pairCodes[10] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${m.connected}, ${m.allSent}`)).toBeVisible();
  await expect(page.getByText(hindiNames.event)).toBeVisible();
  await expect(page.getByText(hindiNames.gate, { exact: true })).toBeVisible();
  const type = async (read: string) => {
    await page.getByRole('button', { name: m.typeNumber }).click();
    await page.getByLabel(m.numberOfPass).fill(read);
    await page.keyboard.press('Enter');
  };
  await type(tokenOf(30));
  await expect(answer(page)).toContainText(m.comeIn);
  await expect(answer(page)).toContainText(hindiNames.pass);
  await reloadOffline(page, context);
  await type(tokenOf(30));
  await expect(answer(page)).toContainText(m.stop);
  await expect(answer(page)).toContainText(hindiNames.gate);
  await type(event().west.token);
  // A gate without a name in Hindi is called as everywhere.
  await expect(answer(page)).toContainText('West gate');
  await page.getByRole('button', { name: m.letIn, exact: true }).click();
  await expect(answer(page)).toContainText(m.letInByYou);
  await page.getByRole('button', { name: m.more }).click();
  await expect(page.locator('dialog')).toContainText(hindiNames.pass);
});

test('weighs at most 250 KB with its reader of codes, and opens in one tab alone', async ({
  page,
  context,
}) => {
  const weights: Promise<number>[] = [];
  page.on('requestfinished', (request) =>
    weights.push(request.sizes().then((sizes) => sizes.responseBodySize + sizes.responseHeadersSize)),
  );
  await page.goto('/gate');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForLoadState('networkidle');
  // All that the service worker stored, as it travels, besides what the page itself brought.
  const stored = await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });
  expect(stored).toContain('/gate');
  let whole = 0;
  for (const path of stored) {
    const answered = await page.request.get(path, { headers: { 'accept-encoding': 'br' } });
    whole += Number(answered.headers()['content-length'] ?? 0);
  }
  expect(whole).toBeGreaterThan(50_000);
  expect(whole).toBeLessThanOrEqual(250_000);
  const opened = (await Promise.all(weights)).reduce((sum, size) => sum + size, 0);
  expect(opened).toBeLessThanOrEqual(250_000);

  const second = await context.newPage();
  await second.goto('/gate');
  await expect(second.getByText('already open in another tab')).toBeVisible();
});
