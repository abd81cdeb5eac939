import { afterAll, beforeAll, expect, it } from 'vitest';
import { templeDefaults } from '#core/content/temple-settings.ts';
import type { LetterKey } from '#core/letters/letter-texts.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { findLetterIn } from '#server/letters/letter-text-queries.ts';
import { showLetter } from '#server/letters/show-letter.ts';
import type { Services } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { openTestSite } from '../test-site.ts';

// A temple that reads its numbers in Devanagari, and one that does not.

let test: TestDatabase;
let services: Services;

beforeAll(async () => {
  test = await makeTestDatabase(4);
  services = makeTestServices(test.db);
  await seedDemo(services);
});
afterAll(() => test.close());

const read = async (path: string) =>
  (await openTestSite(services)(new Request(`http://temple.test${path}`))).text();
const letter = async (key: LetterKey) => {
  const words = await findLetterIn(services, key, 'hi');
  return showLetter(services, key, words, 'hi');
};
const sums = (html: string) => html.match(/₹[\d,०-९]+/g) ?? [];
/** The only one that no script asks for: a test has no build. */
const styles = (html: string) => html.match(/<link rel="stylesheet" href="[^"]*">/g) ?? [];

async function switchDigits(hindi: boolean): Promise<void> {
  const value = JSON.stringify({ ...templeDefaults.ownDigits, hi: hindi });
  await test.db
    .insertInto('settings')
    .values({ key: 'ownDigits', value, version: 1, updated_at: services.clock() })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  // Another process of the site: settings are kept for some seconds.
  services = makeTestServices(test.db);
}

it('has Latin digits until it wishes others', async () => {
  expect(styles(await read('/hi/donation'))).toEqual([]);
  const { text } = await letter('gift-receipt');
  expect(text).not.toMatch(/[०-९]/);
});

it('draws the digits of pages, and leaves their text as it is', async () => {
  const latin = await read('/hi/donation');
  await switchDigits(true);
  const html = await read('/hi/donation');
  expect(styles(html)).toHaveLength(1);
  expect(sums(html)).toEqual(sums(latin));
  expect(sums(html).length).toBeGreaterThan(3);
  expect(styles(await read('/hi/admin/sign-in'))).toEqual([]);
});

it('writes them in letters, but what is looked up, dialled or typed', async () => {
  await switchDigits(true);
  const { text, html } = await letter('gift-receipt');
  expect(text).toMatch(/₹[०-९]/);
  expect(text).toMatch(/https?:\/\/\S*\/receipts\/[\w-]+\/receipt\.pdf/);
  expect(html).not.toMatch(/(?:href|style)="[^"]*[०-९]/);
  const { text: code } = await letter('verify-email');
  expect(code).toMatch(/^\d{6}$/m);
});

it('writes them in the calendar of another program', async () => {
  await switchDigits(true);
  const feed = await read('/hi/calendar.ics?year=2026');
  expect(feed).toMatch(/[०-९]/);
  expect(feed).toMatch(/^DTSTART[^\r\n]*:\d{8}/m);
});
