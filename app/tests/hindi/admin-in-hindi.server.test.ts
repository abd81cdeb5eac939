import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { templeDefaults } from '#core/content/temple-settings.ts';
import { letterTexts } from '#core/letters/letter-texts.ts';
import { settingSections } from '#core/settings/setting-sections.ts';
import { wordedSections } from '#core/settings/word-paths.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import type { Services } from '#server/services.ts';
import * as calendarDays from '../../messages/en/calendar-days.ts';
import * as calendarEvents from '../../messages/en/calendar-events.ts';
import * as calendarNames from '../../messages/en/calendar-names.ts';
import { openTestAdmin, walkAdmin } from '../test-admin.ts';
import { listRoutePatterns } from '../test-routes.ts';
import { openTestSite } from '../test-site.ts';
import { isOfficeEnglish, officeTextsIn, type StoredTexts } from './test-english.ts';

// Every screen of the office in Hindi: no English, not even a single word, but names and what
// people typed or the site has stored.

let test: TestDatabase;
let services: Services;
let ask: (path: string) => Promise<Response>;

beforeAll(async () => {
  test = await makeTestDatabase(4);
  const opened = await openTestAdmin(test);
  services = opened.services;
  const site = openTestSite(services);
  const cookie = opened.cookies.get('owner') ?? '';
  ask = async (path) => site(new Request(`http://temple.test/hi${path}`, { headers: { cookie } }));
});
afterAll(() => test.close());

/** These show the English of a text, or a name as GCal spells it, beside the Hindi. */
const besideEnglish = ['/admin-dashboard/translations/to-confirm', '/admin-dashboard/calendar/names'];
const patterns = listRoutePatterns()
  .map(({ pattern }) => pattern)
  .filter((pattern) => pattern.startsWith('/admin-dashboard') && !besideEnglish.includes(pattern));

it('no screen of the office speaks English', async () => {
  const stored = await readStored(services);
  /** Each text, and the screen that says it first. */
  const texts = new Map<string, string>();
  const seen = new Set<string>();
  const note = async (href: string, answer: Response) => {
    const html = (await answer.text()).replaceAll('<!-- -->', '');
    // Whole pages and letters stand among the texts to be confirmed.
    const mostLetters = href.includes('/to-confirm') ? 200 : Number.POSITIVE_INFINITY;
    for (const text of officeTextsIn(html))
      if (!texts.has(text) && text.length < mostLetters) texts.set(text, href);
  };
  for await (const { href, pattern, answer } of walkAdmin(patterns, ask)) {
    if (!answer.headers.get('content-type')?.startsWith('text/html')) continue;
    seen.add(pattern);
    await note(href, answer);
  }
  // The walk sees two of each pattern; these have words of their own.
  for (const href of formsOfWords) await note(href, await ask(href));
  expect(seen.size).toBeGreaterThan(80);
  const english = [...texts].filter(([text]) => isOfficeEnglish(text, stored));
  expect(english.map(([text, href]) => `${href}: ${text}`)).toEqual([]);
}, 120_000);

const formsOfWords = [
  ...settingSections.map(({ key }) => `/admin-dashboard/settings/${key}`),
  ...Object.keys(letterTexts).map((key) => `/admin-dashboard/settings/letters/${key}`),
  ...wordedSections.map(({ key }) => `/admin-dashboard/translations/hi/settings/${key}`),
  ...['settings', 'letters', 'tags'].map((kind) => `/admin-dashboard/translations?language=hi&kind=${kind}`),
  '/admin-dashboard/translations/hi/tags/blogs',
];

/** All texts of the database, and those with which the site came. */
async function readStored({ db }: Services): Promise<StoredTexts> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db);
  const whole = new Set<string>();
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    collect(rows, whole);
  }
  for (const { name } of await db.selectFrom('people').select('name').execute())
    whole.add(name.split(' ', 1)[0] ?? '');
  // Names that are corrected beside those that stand in English.
  collect([calendarNames, calendarEvents, calendarDays], whole);
  collect([templeDefaults, Object.values(letterTexts).map(({ text }) => text)], whole);
  const parts = [...whole].filter((text) => text.includes(' ') && text.length < 300);
  return { whole, parts: parts.sort((one, other) => other.length - one.length) };
}

/** A code ('paid') is no text: a screen has a word for it. */
const code = /^[a-z]+$/;

function collect(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') {
    const text = value.replace(/\s+/g, ' ').trim();
    // A screen may show the parts of a name: 'Kirtan/Katha', 'Barsana & Nandgaon'.
    const split = text.length < 60 ? text.split(/ ?[/&,] ?/) : [];
    for (const part of [text, ...split]) if (!code.test(part)) into.add(part);
  } else if (typeof value === 'object' && value !== null && !(value instanceof Date))
    for (const part of Object.values(value)) collect(part, into);
}
