import { sql } from 'kysely';
import { type Additions, type ListedDay, listedEntries } from '#core/calendar/additions.ts';
import type { CalendarDay } from '#core/calendar/calendar-day.ts';
import type { City } from '#core/calendar/cities.ts';
import { type CivilDate, civilDate, dayNumber } from '#core/calendar/civil-date.ts';
import { type CalendarRefusal, computeDays } from '#core/calendar/compute-days.ts';
import type { Place } from '#core/calendar/place.ts';
import { placeOfText } from '#core/calendar/place-text.ts';
import { accept, type Outcome } from '#core/result.ts';
import { getTempleSettings } from '../content/settings-queries.ts';
import type { Services } from '../services.ts';

type Reading = Pick<Services, 'db'>;

/** The temple's own place: the calendar of everybody who has not chosen another. */
export async function getTemplePlace(services: Services): Promise<Place> {
  const { calendarPlace } = await getTempleSettings(services);
  return { id: 'temple', ...calendarPlace };
}

/** The place an address or a visitor names, '' or 'temple' being the temple's; null for a name nobody knows. */
export async function findPlace(services: Services, text: string): Promise<Place | City | null> {
  const asked = text.trim();
  return asked === '' || asked === 'temple' ? getTemplePlace(services) : placeOfText(asked);
}

/** The days from one date to another, both included, as the temple shows them. */
export async function listCalendarDays(
  services: Reading,
  place: Place,
  from: CivilDate,
  to: CivilDate,
): Promise<Outcome<ListedDay[]> | CalendarRefusal> {
  const days = listComputedDays(place, from, to);
  if (!days.ok) return days;
  const additions = await listAdditions(services);
  return accept(days.value.map((day) => ({ day, listed: listedEntries(day, additions) })));
}

/** The temple's own events and its changes to computed entries. */
export async function listAdditions({ db }: Reading): Promise<Additions> {
  const [ownEvents, changes] = await Promise.all([
    db
      .selectFrom('calendar_own_events')
      .select(['id', 'title', 'note', 'repeats'])
      .select(dateText('starts_on').as('startsOn'))
      .select(dateText('ends_on').$castTo<CivilDate | null>().as('endsOn'))
      .where('status', '=', 'live')
      .orderBy('starts_on')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('calendar_changes')
      .select(['entry_id as entryId', 'hidden', 'title'])
      .select(dateText('on_date').$castTo<CivilDate | null>().as('on'))
      .execute(),
  ]);
  return { ownEvents, changes };
}

/** Dates leave the database as text, so that no zone of the machine can move them. */
function dateText(column: 'starts_on' | 'ends_on' | 'on_date') {
  return sql<CivilDate>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;
}

// Computed months by place: the same for everybody until the code changes. A month is what the views ask for; the
// oldest goes when a hundred years of one place are kept.
const months = new Map<string, CalendarDay[]>();
const monthsKept = 1_200;

/** The same days without what the temple adds or hides. */
export function listComputedDays(
  place: Place,
  from: CivilDate,
  to: CivilDate,
): Outcome<CalendarDay[]> | CalendarRefusal {
  const days: CalendarDay[] = [];
  for (const [year, month] of monthsOf(from, to)) {
    const first = civilDate(dayNumber(year, month, 1));
    const last = civilDate(dayNumber(year, month + 1, 1) - 1);
    const key = [place.latitude, place.longitude, place.zone, first].join(' ');
    const known = months.get(key);
    const computed = known ? accept(known) : computeDays(place, first, last);
    if (!computed.ok) return computed;
    months.delete(key);
    months.set(key, computed.value);
    days.push(...computed.value.filter(({ date }) => date >= from && date <= to));
  }
  for (const key of months.keys()) {
    if (months.size <= monthsKept) break;
    months.delete(key);
  }
  return accept(days);
}

function monthsOf(from: CivilDate, to: CivilDate): [year: number, month: number][] {
  const count = (date: CivilDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
  const first = count(from);
  return Array.from({ length: count(to) - first + 1 }, (_, index) => {
    const month = first + index;
    return [Math.floor(month / 12), (month % 12) + 1];
  });
}
