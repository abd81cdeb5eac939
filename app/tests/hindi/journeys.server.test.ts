import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Language } from '#core/language/languages.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { composeLetter } from '#server/letters/compose-letter.ts';
import type { Letter } from '#server/mail/letter.ts';
import { newestCode } from '#server/mobile-sign-in/test-mobile.ts';
import { type Fixture, makeFixture, pay } from '#server/purchases/test-donations.ts';
import { allIn } from '../test-page-facts.ts';
import { postFormsIn } from '../test-page-forms.ts';
import { openTestSite } from '../test-site.ts';
import { englishIn } from './test-english.ts';

// Journeys in Hindi as a browser without script makes them: every page and letter on the way is in
// Hindi. What needs a browser (the cart, the gateway's page) is in e2e/hindi.spec.ts.

let test: TestDatabase;
let fixture: Fixture;
let site: ReturnType<typeof openTestSite>;
let cookies: Map<string, string>;
// Friday, 20 November 2026, 14:30 in Ghaziabad.
const now = new Date('2026-11-20T09:00:00Z');

beforeAll(async () => {
  test = await makeTestDatabase(4);
  fixture = await makeFixture(test.db, { clock: () => now }, { empty: true });
  await seedDemo(fixture.services);
  site = openTestSite(fixture.services);
});
beforeEach(() => {
  cookies = new Map();
});
afterAll(() => test.close());

/** The cause, as donations keep it: the books are in English (docs/decisions/languages.md). */
const inTheBooks = 'Where the need is greatest';

/** A page of the journey in Hindi; redirects are followed and stay in Hindi. */
async function visit(
  path: string,
  body?: URLSearchParams,
  status = 200,
): Promise<{ at: string; html: string }> {
  expect(path).toMatch(/^\/hi(\/|$)/);
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const headers = { cookie, origin: 'http://temple.test' };
  const url = new URL(path, 'http://temple.test');
  const answer = await site(new Request(url, { headers, ...(body && { method: 'POST', body }) }));
  for (const set of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    cookies.set(name, value);
  }
  const location = answer.headers.get('location');
  if (location) return visit(location);
  const html = await answer.text();
  expect(answer.status, path).toBe(status);
  expect(allIn(html, /<html lang="(\w+)"/g), path).toEqual(['hi']);
  expect(englishIn(html.replaceAll(inTheBooks, '')), path).toEqual([]);
  return { at: path, html };
}

/** Sends the form of a page that has this field, or this address, with what was filled in. */
function send(
  page: { at: string; html: string },
  field: string,
  filled: Record<string, string>,
  status = 200,
) {
  const form = postFormsIn(page.html, page.at).find(
    ({ action, fields }) => action === field || fields.some(({ name }) => name === field),
  );
  if (!form) return expect.fail(`${page.at} has no form with ${field}`);
  const body = new URLSearchParams();
  for (const { name, value, kind } of form.fields) if (kind !== 'button') body.append(name, value);
  for (const [name, value] of Object.entries(filled)) body.set(name, value);
  return visit(form.action, body, status);
}

/** Pays at the gateway, to which a page leads with the way back in Hindi. */
async function payAt(page: { at: string; html: string }): Promise<void> {
  const gateway = postFormsIn(page.html, page.at).find(({ action }) => !action.startsWith('/'));
  expect(gateway?.fields).toContainEqual(
    expect.objectContaining({ name: 'callback_url', value: expect.stringContaining('/hi/') }),
  );
  await pay(fixture.gateway, gateway?.fields.find(({ name }) => name === 'order_id')?.value ?? '', 'pay');
  await fixture.gateway.tick();
}

/** The letters of a kind that wait for a visitor, composed. */
async function lettersOf(kind: Letter['kind'], to: string) {
  const rows = await test.db
    .selectFrom('letters')
    .select(['language', 'data'])
    .where('kind', '=', kind)
    .where('recipient', '=', to)
    .orderBy('created_at')
    .execute();
  return Promise.all(
    rows.map(async ({ language, data }) => {
      const written = await composeLetter(fixture.services, data as Letter, {
        language: language as Language,
      });
      // Addresses are the same in every language, and what was bought keeps the words of its bill.
      return (written?.html ?? '').replace(/(?<=[>\s])(https?:[^\s<]+|[\w.]+@[\w.]+\w|Sri Isopanisad)/g, '');
    }),
  );
}

const buyer = { fullName: 'श्यामा कुमारी', phone: '9123456701', email: 'shyama@example.com' };
const home = { addressLine1: '12, मंदिर मार्ग', city: 'गाज़ियाबाद', state: 'Uttar Pradesh', pin: '201002' };

it('a visitor shops in Hindi: shelf, thing, form, payment, order, letter, cancellation', async () => {
  const shelf = await visit('/hi/shop');
  expect(shelf.html).toContain('href="/hi/shop/single-product/sri-isopanisad');
  const thing = await visit('/hi/shop/single-product/sri-isopanisad');
  const form = await send(thing, 'quantity', { intent: 'buy', quantity: '1' });
  expect(form.at).toMatch(/^\/hi\/checkout\?product=sri-isopanisad/);
  const refused = await send(form, 'fullName', { payBy: 'gateway', delivery: 'courier' }, 422);
  const quoted = await send(refused, 'fullName', { ...buyer, ...home, quote: '1' });
  const atPay = await send(quoted, 'fullName', { ...buyer, ...home, consent: 'on' });
  expect(atPay.at).toMatch(/^\/hi\/checkout\/pay\/ord_/);
  await payAt(atPay);
  const id = atPay.at.split(/[/?]/)[4] ?? '';
  const placed = await visit(`/hi/status/${id}`);
  expect(placed.html).toContain('/bill.pdf');
  await send(placed, 'intent', { intent: 'cancel' });
  const letters = await lettersOf('order', buyer.email);
  expect(letters.length).toBeGreaterThanOrEqual(2);
  expect(letters.flatMap(englishIn)).toEqual([]);
});

it('a visitor gives in Hindi in three steps: amount, name, gateway, thanks, receipt by letter', async () => {
  const email = 'gopi@example.com';
  const amount = await visit('/hi/donate/simply');
  const refused = await send(amount, 'ownAmount', { choice: 'own', ownAmount: '5' }, 422);
  const who = await send(refused, 'ownAmount', { choice: 'own', ownAmount: '1081' });
  expect(who.at).toMatch(/^\/hi\/donate\/simply\/who\?/);
  const donor = { name: 'गोपी देवी', phone: '9123456702', email, citizenship: 'indian' };
  const unsure = await send(who, 'phone', { ...donor, go: 'on', consent: '' }, 422);
  const atPay = await send(unsure, 'phone', { ...donor, go: 'on', consent: 'on' });
  expect(atPay.at).toMatch(/^\/hi\/donate\/simply\/pay\/don_/);
  await payAt(atPay);
  const thanks = await visit(`/hi/donationStatus/${atPay.at.split(/[/?]/)[5] ?? ''}`);
  expect(thanks.html).toContain('/receipt');
  const letters = await lettersOf('gift-receipt', email);
  expect(letters).toHaveLength(1);
  expect(letters.flatMap((html) => englishIn(html.replaceAll(inTheBooks, '')))).toEqual([]);
});

it('a visitor signs up in Hindi by a code to the mobile number, up to the history of gifts', async () => {
  const number = await visit('/hi/signin/mobile?next=%2Fdonation-history');
  const refused = await send(number, 'mobile', { mobile: '12' }, 422);
  const code = await send(refused, 'mobile', { mobile: '98440 00009' });
  const sent = await newestCode(fixture.services, '+919844000009');
  const wrong = await send(
    code,
    'code',
    { intent: 'code', code: sent === '000000' ? '000001' : '000000' },
    422,
  );
  const name = await send(wrong, 'code', { intent: 'code', code: sent });
  const history = await send(name, 'fullName', { fullName: 'सीता देवी', acceptTerms: 'on' });
  expect(history.at).toMatch(/^\/hi\/donation-history/);
});

it('the cart is told what is in it in Hindi', async () => {
  const lines = [{ id: 'sri-isopanisad', variations: 'sri-isopanisad-english', quantity: 1 }];
  const answer = await site(
    new Request('http://temple.test/hi/api/v1/quote', { method: 'POST', body: JSON.stringify({ lines }) }),
  );
  expect(await answer.json()).toMatchObject({
    lines: [{ item: { title: 'श्री ईशोपनिषद्', options: 'अंग्रेज़ी' } }],
  });
});

it('a visitor books a seva in Hindi, is refused first, and cancels it', async () => {
  const forms = await visit('/hi/sevas?tab=inperson');
  const typed = { name: 'मीरा शर्मा', seva: 'cleaning', contact: '9876543210', email: 'mira@example.com' };
  const refused = await send(forms, 'visitDate', { ...typed, visitDate: '2026-11-01' }, 422);
  const booked = await send(refused, 'visitDate', { ...typed, visitDate: '2026-11-28' });
  expect(booked.at).toMatch(/^\/hi\/sevas\/booking\//);
  await send(booked, booked.at, {});
  const letters = await lettersOf('seva', typed.email);
  expect(letters).toHaveLength(2);
  expect(letters.flatMap(englishIn)).toEqual([]);
});

it.each([
  '/admin-dashboard/system',
  '/preview/donation/single-donation/cow-care?translation=causes&row=cow-care',
])('%s leads whoever is not signed in to the sign-in of the office in Hindi', async (path) => {
  for (const method of ['GET', 'POST']) {
    const answer = await site(new Request(`http://temple.test/hi${path}`, { method }));
    expect(answer.headers.get('location')).toMatch(/^\/hi\/admin-login\?next=%2F(admin-dashboard|preview)/);
  }
});
