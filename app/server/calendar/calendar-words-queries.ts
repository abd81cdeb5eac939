import {
  type CalendarWords,
  type CorrectedName,
  calendarWords,
  isNameKey,
} from '#core/calendar/names/calendar-words.ts';
import type { Language } from '#core/language/languages.ts';
import { language as siteLanguage } from '#messages/language.ts';
import type { Services } from '../services.ts';
import { cachedAnswer } from '../settings/cached-answer.ts';

/** A save of a name. `version` is what a form sends back; `name` null: taken back. */
export type SavedName = {
  table: string;
  key: string;
  name: string | null;
  version: number;
  savedAt: Date;
  /** Null: somebody whose account is gone. */
  savedBy: string | null;
};

const freshForMs = 60_000;

/**
 * The words of the calendar in a language, the site's, with the temple's corrections. Every page
 * needs them, so one answer serves this process for a minute, or until content changes. English
 * names are GCal's own: the temple renames entries instead.
 */
export function getCalendarWords(
  services: Services,
  language: Language = siteLanguage,
): Promise<CalendarWords> {
  return cachedAnswer(
    services,
    'calendar-words',
    (now) => now + freshForMs,
    async () => calendarWords(language, await listCorrectedNames(services, language)),
    language,
  );
}

/** The corrections that count: of each name the last save, unless it took the correction back. */
export async function listCorrectedNames(
  { db }: Pick<Services, 'db'>,
  language: Language,
): Promise<CorrectedName[]> {
  if (language === 'en') return [];
  const last = await db
    .selectFrom('calendar_name_corrections')
    .distinctOn(['name_table', 'name_key'])
    .select(['name_table as table', 'name_key as key', 'name'])
    .where('language', '=', language)
    .orderBy('name_table')
    .orderBy('name_key')
    .orderBy('version', 'desc')
    .execute();
  return last.flatMap(({ table, key, name }) =>
    name !== null && isNameKey(table, key) ? [{ table, key, name }] : [],
  );
}

/** Every save of every name in a language, newest first. */
export function listSavesOfNames({ db }: Pick<Services, 'db'>, language: Language): Promise<SavedName[]> {
  return savesIn(db, language).execute();
}

/** The last save of a name, if it was ever corrected. */
export function findLastSave(
  { db }: Pick<Services, 'db'>,
  language: Language,
  { table, key }: Pick<CorrectedName, 'table' | 'key'>,
): Promise<SavedName | undefined> {
  return savesIn(db, language)
    .where('name_table', '=', table)
    .where('name_key', '=', key)
    .limit(1)
    .executeTakeFirst();
}

function savesIn(db: Services['db'], language: Language) {
  return db
    .selectFrom('calendar_name_corrections')
    .leftJoin('people', 'people.id', 'saved_by')
    .select(['name_table as table', 'name_key as key', 'calendar_name_corrections.name'])
    .select(['calendar_name_corrections.version', 'saved_at as savedAt', 'people.name as savedBy'])
    .where('language', '=', language)
    .orderBy('name_table')
    .orderBy('name_key')
    .orderBy('calendar_name_corrections.version', 'desc');
}
