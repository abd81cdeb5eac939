import { sql } from 'kysely';
import { templeDefaults } from '#core/content/temple-settings.ts';
import { letterTexts } from '#core/letters/letter-texts.ts';
import type { Services } from '#server/services.ts';
import * as calendarDays from '../../messages/en/calendar-days.ts';
import * as calendarEvents from '../../messages/en/calendar-events.ts';
import * as calendarNames from '../../messages/en/calendar-names.ts';
import type { StoredTexts } from './test-english.ts';

/** All texts of the database, and perhaps those with which the site came. */
export async function readStored({ db }: Services, cameInEnglish = true): Promise<StoredTexts> {
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
  if (cameInEnglish) collect([templeDefaults, Object.values(letterTexts).map(({ text }) => text)], whole);
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
