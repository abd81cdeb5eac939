import type { ListedEntry } from './additions.ts';
import type { CalendarDay, CalendarEntry } from './calendar-day.ts';
import type { CalendarWords } from './names/calendar-words.ts';

// The entries of a day in a language: docs/decisions/languages.md, 'Names of the
// calendar'.

/** The temple gave it a title of its own, which stays as it was written. */
export function isRenamed({ id, title }: ListedEntry, day: CalendarDay): boolean {
  return computedOf(id, day)?.title !== title;
}

export function entryTitle(entry: ListedEntry, day: CalendarDay, words: CalendarWords): string {
  const computed = computedOf(entry.id, day);
  return (computed && !isRenamed(entry, day) && nameOf(computed, day, words)) || entry.title;
}

/** The same with the dash that a reader sees: 'Srila Prabhupada – Appearance'. */
export function shownTitle(entry: ListedEntry, day: CalendarDay, words: CalendarWords): string {
  return entryTitle(entry, day, words).replace(' -- ', ' – ');
}

export function entryNote({ id, note }: ListedEntry, { tables }: CalendarWords): string | null {
  return tables.caturmasyaNotes[id] ?? note;
}

function computedOf(id: string, day: CalendarDay): CalendarEntry | undefined {
  return day.entries.find((entry) => entry.id === id);
}

function nameOf(
  { id, kind }: CalendarEntry,
  { ekadasi, sankranti }: CalendarDay,
  { name, tables, ...words }: CalendarWords,
): string | null | undefined {
  switch (kind) {
    case 'event':
      return tables.events[id];
    case 'ekadasi':
      return ekadasi && words.fastingFor(name('ekadasis', ekadasi.name));
    case 'mahadvadasi':
      return ekadasi?.mahadvadasi && name('mahadvadasis', ekadasi.mahadvadasi);
    case 'caturmasya':
      return tables.caturmasya[id];
    case 'sankranti':
      return sankranti && words.sankrantiOf(name('rasis', sankranti.name));
    case 'parana':
      return null; // Its times are words of the day: day-view.ts.
  }
}
