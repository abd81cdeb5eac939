import { caturmasya, caturmasyaNotes, events } from '#messages/calendar-events.ts';
import { ekadasis, fastingFor, mahadvadasis, rasis, sankrantiOf } from '#messages/calendar-names.ts';
import type { ListedEntry } from './additions.ts';
import type { CalendarDay, CalendarEntry } from './calendar-day.ts';

// The entries of a day in the site's language: docs/decisions/languages.md, 'Names of the
// calendar'.

/** The temple gave it a title of its own, which stays as it was written. */
export function isRenamed({ id, title }: ListedEntry, day: CalendarDay): boolean {
  return computedOf(id, day)?.title !== title;
}

export function entryTitle(entry: ListedEntry, day: CalendarDay): string {
  const computed = computedOf(entry.id, day);
  return (computed && !isRenamed(entry, day) && nameOf(computed, day)) || entry.title;
}

export function entryNote({ id, note }: ListedEntry): string | null {
  return caturmasyaNotes[id] ?? note;
}

function computedOf(id: string, day: CalendarDay): CalendarEntry | undefined {
  return day.entries.find((entry) => entry.id === id);
}

function nameOf({ id, kind }: CalendarEntry, { ekadasi, sankranti }: CalendarDay): string | null | undefined {
  switch (kind) {
    case 'event':
      return events[id];
    case 'ekadasi':
      return ekadasi && fastingFor(ekadasis[ekadasi.name] ?? ekadasi.name);
    case 'mahadvadasi':
      return ekadasi?.mahadvadasi && mahadvadasis[ekadasi.mahadvadasi];
    case 'caturmasya':
      return caturmasya[id];
    case 'sankranti':
      return sankranti && sankrantiOf(rasis[sankranti.name]);
    case 'parana':
      return null; // Its times are words of the day: day-view.ts.
  }
}
