import type { Language } from '#core/language/languages.ts';
import { calendarWords, type NameTable, nameTables } from './calendar-words.ts';

/** A name of the calendar beside what the temple made of it. */
export type ListedName<Save> = {
  table: NameTable;
  key: string;
  /** As GCal spells it: for most names the key itself. */
  english: string;
  /** As it came with the site in the language. */
  shipped: string;
  /** Null: as it came. */
  corrected: string | null;
  /** Of the last save, 0 for none. */
  version: number;
  /** Newest first. */
  saves: Save[];
};

type Save = { table: string; key: string; name: string | null; version: number };
export type NameFilters = {
  table: NameTable | null;
  search: string;
  which: 'all' | 'corrected' | 'untouched';
};

/** Every name of a language in the order of its tables; `saves` newest first. */
export function listNames<Saved extends Save>(
  language: Language,
  saves: readonly Saved[],
): ListedName<Saved>[] {
  const [{ tables: english }, { tables: shipped }] = [calendarWords('en'), calendarWords(language)];
  return nameTables.flatMap((table) =>
    Object.keys(english[table]).map((key) => {
      const own = saves.filter((save) => save.table === table && save.key === key);
      const [last] = own;
      return {
        ...{ table, key, english: english[table][key] ?? key, shipped: shipped[table][key] ?? '' },
        ...{ corrected: last?.name ?? null, version: last?.version ?? 0, saves: own },
      };
    }),
  );
}

/** Those that a search means: words in any case, of the key or of any of the three names. */
export function filterNames<Saved>(
  names: readonly ListedName<Saved>[],
  { table, search, which }: NameFilters,
): ListedName<Saved>[] {
  const wanted = search.normalize('NFC').toLowerCase();
  return names.filter((one) => {
    const { key, english, shipped, corrected } = one;
    const says = [key, english, shipped, corrected ?? ''].join('\n').normalize('NFC').toLowerCase();
    return (
      (table === null || one.table === table) &&
      (which === 'all' || (which === 'corrected') === (corrected !== null)) &&
      says.includes(wanted)
    );
  });
}
