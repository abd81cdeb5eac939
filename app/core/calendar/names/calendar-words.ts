import { wordsOf } from '#core/language/all-words.ts';
import type { Language } from '#core/language/languages.ts';
import type { OutsideWords } from '#core/language/outside-words.ts';

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
} & Pick<OutsideWords['calendarNames'], 'tithiOfPaksa' | 'fastingFor' | 'sankrantiOf' | 'lunarDay'> &
  Pick<OutsideWords['calendarEvents'], 'happy'> &
  Pick<OutsideWords['calendarDays'], 'breakFast' | 'after' | 'feastTomorrow'>;

type Catalogue = NameTables & Omit<CalendarWords, 'tables' | 'name'>;
/**
 * The feed, the public API and the office say the names in another language than that of the
 * build.
 */
function catalogueOf(language: Language): Catalogue {
  const { calendarDays, calendarEvents, calendarNames } = wordsOf(language);
  return { ...calendarDays, ...calendarEvents, ...calendarNames };
}

/** The words of a language, with the temple's corrections in the place of what came with them. */
export function calendarWords(language: Language, corrected: readonly CorrectedName[] = []): CalendarWords {
  const catalogue = catalogueOf(language);
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
  return isNameTable(table) && Object.hasOwn(catalogueOf('en')[table], key);
}
