import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LetterKey, letterTexts } from '#core/letters/letter-texts.ts';
import { isVisitorLetter } from '#core/letters/visitor-letters.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { findLetterIn } from '#server/letters/letter-text-queries.ts';
import { showLetter } from '#server/letters/show-letter.ts';
import { giveSettled } from '#server/letters/test-settled-donation.ts';
import { captureOf, order } from '#server/orders/test-orders.ts';
import { askForStock } from '#server/products/ask-for-stock.ts';
import { settlePayment } from '#server/purchases/settle-payment.ts';
import { type Fixture, makeFixture } from '#server/purchases/test-donations.ts';
import { placeRequest } from '#server/requests/place-request.ts';
import { contactWith, somebody } from '#server/requests/test-requests.ts';
import { bookSeva } from '#server/sevas/book-seva.ts';
import { cancelSeva } from '#server/sevas/cancel-seva.ts';
import { englishIn } from './test-english.ts';

// Letters of the site in Hindi: guests who came to it are written to in Hindi, now and later.

let test: TestDatabase;
let fixture: Fixture;
// Friday, 20 November 2026, 10:10 in Ghaziabad.
const now = new Date('2026-11-20T04:40:00Z');

beforeAll(async () => {
  test = await makeTestDatabase(4);
  fixture = await makeFixture(test.db, { clock: () => now }, { empty: true });
  await seedDemo(fixture.services);
  await test.db.deleteFrom('letters').execute();
  await writeInHindi('identity', { name: 'हरे कृष्ण मंदिर', place: 'गाज़ियाबाद' });
  await writeInHindi('answerWords', {
    'contact.title': 'आपका संदेश मिल गया।',
    'contact.lead': 'मंदिर कार्यालय हर संदेश पढ़ता और उत्तर देता है।',
  });
});
afterAll(() => test.close());

/**
 * Words of the settings are the staff's: what letters take from them is tested here, not their
 * Hindi.
 */
const writeInHindi = (id: string, fields: Record<string, string>) =>
  test.db
    .insertInto('translations')
    .values({
      ...{ kind: 'settings', row_id: id, language: 'hi', source: '{}', state: 'live' as const },
      ...{ fields: '{}', published: JSON.stringify(fields), version: 1, updated_at: now },
    })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'row_id', 'language']).doUpdateSet({ published: JSON.stringify(fields) }),
    )
    .execute();

/** Without addresses, which are the same in every language. */
const read = (letter: string) => letter.replace(/(?<=[>\s])(https?:[^\s<]+|[\w.]+@[\w.]+\w)/g, '');

const queued = (kind: string) =>
  test.db.selectFrom('letters').select(['language', 'data']).where('kind', '=', kind).execute();
const english = (rows: { language: string }[]) => rows.filter(({ language }) => language !== 'hi');

/** The rows that letters come from later (letter-languages.server.test.ts). */
const inRow = (table: 'donations' | 'orders' | 'requests' | 'seva_bookings' | 'stock_alerts') =>
  test.db.selectFrom(table).select('language').where('language', '=', 'hi').execute();

describe('a guest of the site in Hindi is written to in Hindi', () => {
  it('who gave', async () => {
    await giveSettled(fixture, { email: 'guest@example.com' });
    expect(await inRow('donations')).toHaveLength(1);
    expect(await queued('gift-receipt')).toMatchObject([{ language: 'hi' }]);
  });

  it('who bought', async () => {
    const one = await order(fixture.services);
    await settlePayment(fixture.services, { snapshot: captureOf(one), event: null });
    expect(await inRow('orders')).toHaveLength(1);
    expect(english(await queued('order'))).toEqual([]);
  });

  it('who asked, while the office reads English', async () => {
    expect(await placeRequest(fixture.services, contactWith(), somebody())).toMatchObject({ ok: true });
    expect(await inRow('requests')).toHaveLength(1);
    expect(await queued('request-stored')).toMatchObject([{ language: 'hi' }]);
    expect(await queued('request-for-office')).toMatchObject([{ language: 'en' }]);
  });

  it('who booked a seva, and cancelled it', async () => {
    const typed = {
      ...{ name: 'Mira Devi', seva: 'flower-decoration', date: '2026-11-22', time: '07:00' },
      ...{ contact: 'guest@example.com', visitDate: '2026-11-22', coordinator: '', people: '1' },
      email: '',
    };
    const booked = await bookSeva(fixture.services, 'online', typed, somebody());
    if (!booked.ok) throw new Error(booked.code);
    await cancelSeva(fixture.services, booked.value.id);
    expect(await inRow('seva_bookings')).toHaveLength(1);
    const letters = await queued('seva');
    expect(letters.map(({ language, data }) => `${language} ${(data as { says: string }).says}`)).toEqual(
      expect.arrayContaining(['en booked-office', 'hi booked', 'hi cancelled']),
    );
  });

  it('who waits for goods', async () => {
    const typed = { variantId: 'clay-mridanga', email: 'guest@example.com' };
    const asked = await askForStock(fixture.services, 'clay-mridanga', typed, somebody());
    expect(asked).toMatchObject({ ok: true });
    expect(await inRow('stock_alerts')).toHaveLength(1);
  });
});

const toVisitors = (Object.keys(letterTexts) as LetterKey[]).filter(isVisitorLetter);

it.each(toVisitors)('%s with sample data is in Hindi, and leads to pages in Hindi', async (key) => {
  const { services } = fixture;
  const { subject, html, text } = await showLetter(
    services,
    key,
    await findLetterIn(services, key, 'hi'),
    'hi',
  );
  expect(englishIn(read(html))).toEqual([]);
  expect(englishIn(`<p>${subject}\n${read(text)}</p>`)).toEqual([]);
  expect(html).toContain('<html lang="hi">');
  const links = [...html.matchAll(/href="http:\/\/temple\.test([^"]*)"/g)].map(([, path]) => path ?? '');
  expect(links.filter((path) => !/^\/hi(\/|\?|$)/.test(path) && !path.endsWith('.pdf'))).toEqual([]);
  expect(`${html}${text}`).not.toMatch(/undefined|[{}]/);
});
