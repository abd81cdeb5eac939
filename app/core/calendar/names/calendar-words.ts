// By their files, not '#messages/…': the feed, the public API and the office say the names in
// another language than that of the build.
import type { Language } from '#core/language/languages.ts';
import * as enDays from '../../../messages/en/calendar-days.ts';
import * as enEvents from '../../../messages/en/calendar-events.ts';
import * as enNames from '../../../messages/en/calendar-names.ts';
import * as hiDays from '../../../messages/hi/calendar-days.ts';
import * as hiEvents from '../../../messages/hi/calendar-events.ts';
import * as hiNames from '../../../messages/hi/calendar-names.ts';

/** The tables of names, each by the key that core/calendar knows a name by. */
export const nameTables = [
  ...(['masas', 'vedicMasas', 'paksas', 'tithis', 'naksatras', 'rasis'] as const),
  ...(['ekadasis', 'mahadvadasis', 'fasts', 'breakFastLimits', 'fastSubjects'] as const),
  ...(['events', 'greeted', 'caturmasya', 'caturmasyaNotes'] as const),
] as const;
export type NameTable = (typeof nameTables)[number];
export type NameTables = Record<NameTable, Readonly<Record<string, string>>>;

/** A name that the temple gives other words than those that came with the site. */
export type CorrectedName = { table: NameTable; key: string; name: string };

/** What a language says of a day of the calendar: its names, and the sentences they stand in. */
export type CalendarWords = {
  tables: NameTables;
  /** The name of a key; a key that no table has is its own name. */
  name: (table: NameTable, key: string) => string;
} & Pick<typeof enNames, 'tithiOfPaksa' | 'fastingFor' | 'sankrantiOf' | 'lunarDay'> &
  Pick<typeof enEvents, 'happy'> &
  Pick<typeof enDays, 'breakFast' | 'after' | 'feastTomorrow'>;

type Catalogue = NameTables & Omit<CalendarWords, 'tables' | 'name'>;
const catalogues: Record<Language, Catalogue> = {
  en: { ...enDays, ...enEvents, ...enNames },
  hi: { ...hiDays, ...hiEvents, ...hiNames },
};

/** The words of a language, with the temple's corrections in the place of what came with them. */
export function calendarWords(language: Language, corrected: readonly CorrectedName[] = []): CalendarWords {
  const catalogue = catalogues[language];
  const tables = Object.fromEntries(
    nameTables.map((table) => [table, withCorrected(catalogue[table], table, corrected)]),
  ) as NameTables;
  return { ...catalogue, tables, name: (table, key) => tables[table][key] ?? key };
}

/** Only a key that the table has: one that an older version of the site had is passed over. */
function withCorrected(
  shipped: Readonly<Record<string, string>>,
  table: NameTable,
  corrected: readonly CorrectedName[],
): Record<string, string> {
  const ours = corrected.filter((one) => one.table === table && Object.hasOwn(shipped, one.key));
  return { ...shipped, ...Object.fromEntries(ours.map(({ key, name }) => [key, name])) };
}

export function isNameTable(text: string): text is NameTable {
  return nameTables.some((table) => table === text);
}

/** Whether texts from outside name a table and one of its keys. */
export function isNameKey(table: string, key: string): table is NameTable {
  return isNameTable(table) && Object.hasOwn(catalogues.en[table], key);
}
