import type { CalendarDay, CalendarEntry } from './calendar-day.ts';
import { type CivilDate, dayNumberOf, weekday } from './civil-date.ts';
import { type EventType, eventTypeOfTitle } from './event-type.ts';

/**
 * What a reader of another language sees in the place of title and note; what it lacks is English.
 */
type ShownWords = { title?: string; note?: string };

/** An event of the temple itself: a Sunday feast, a yatra, a local festival. */
export type OwnEvent = {
  id: string;
  title: string;
  note: string;
  startsOn: CivilDate;
  /** Null: one day. For a weekly event the last day on which it can fall. */
  endsOn: CivilDate | null;
  repeats: 'never' | 'weekly' | 'yearly';
  shown?: ShownWords;
};

/** The temple hides a computed entry or renames it: in every year, or on one date only. */
export type EntryChange = {
  entryId: string;
  on: CivilDate | null;
  hidden: boolean;
  title: string | null;
  shown?: ShownWords;
};

/**
 * A fingerprint of all changes of one entry, for a form to send back: it detects a concurrent edit.
 */
export function changesSeen(entryId: string, changes: readonly EntryChange[]): string {
  const ofEntry = changes.filter((change) => change.entryId === entryId);
  return JSON.stringify(ofEntry.map(({ on, hidden, title }) => [on, hidden, title]).sort());
}

export type Additions = { ownEvents: readonly OwnEvent[]; changes: readonly EntryChange[] };

/**
 * The kinds the page colours and filters by: the four of rule S41, and the break-fast window, which
 * is no festival.
 */
export type EntryCategory = EventType | 'break-fast';

export type ListedEntry = {
  id: string;
  kind: CalendarEntry['kind'] | 'own';
  category: EntryCategory;
  title: string;
  note: string | null;
};

/** A day of the calendar with the temple's own list. */
export type ListedDay = { day: CalendarDay; listed: ListedEntry[] };

/**
 * A day's list as shown: the computed entries with their changes, then the temple's own events. The
 * category is that of the English title, so that it is the same in every language.
 */
export function listedEntries(day: CalendarDay, { ownEvents, changes }: Additions): ListedEntry[] {
  const computed = day.entries.flatMap((entry): ListedEntry[] => {
    const change = changeOf(entry.id, day.date, changes);
    if (change?.hidden) return [];
    const { id, kind, note = null } = entry;
    const english = change?.title ?? entry.title;
    const category = kind === 'parana' ? 'break-fast' : eventTypeOfTitle(english);
    return [{ id, kind, category, title: change?.shown?.title ?? english, note }];
  });
  const own = ownEvents
    .filter((event) => isOn(event, day.date))
    .map(({ id, title, note, shown }): ListedEntry => {
      const words = { title: shown?.title ?? title, note: shown?.note || note || null };
      return { id, kind: 'own', category: eventTypeOfTitle(title), ...words };
    });
  return [...computed, ...own];
}

/** A change for the date itself takes precedence over one for every year. */
function changeOf(
  entryId: string,
  date: CivilDate,
  changes: readonly EntryChange[],
): EntryChange | undefined {
  const of = changes.filter((change) => change.entryId === entryId);
  return of.find(({ on }) => on === date) ?? of.find(({ on }) => on === null);
}

function isOn({ startsOn, endsOn, repeats }: OwnEvent, date: CivilDate): boolean {
  if (date < startsOn) return false;
  switch (repeats) {
    case 'never':
      return date <= (endsOn ?? startsOn);
    case 'weekly':
      return date <= (endsOn ?? date) && weekday(dayNumberOf(date)) === weekday(dayNumberOf(startsOn));
    case 'yearly': {
      const day = date.slice(5);
      const [first, last] = [startsOn.slice(5), (endsOn ?? startsOn).slice(5)];
      return first <= last ? day >= first && day <= last : day >= first || day <= last;
    }
  }
}
