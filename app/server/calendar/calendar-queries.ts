import { sql } from 'kysely';
import { type Additions, type ListedDay, listedEntries } from '#core/calendar/additions.ts';
import type { CalendarDay } from '#core/calendar/calendar-day.ts';
import type { City } from '#core/calendar/cities.ts';
import { type CivilDate, civilDate, dayNumber } from '#core/calendar/civil-date.ts';
import { type CalendarRefusal, computeDays } from '#core/calendar/compute-days.ts';
import type { Place } from '#core/calendar/place.ts';
import { placeOfText } from '#core/calendar/place-text.ts';
import { accept, type Outcome } from '#core/result.ts';
import type { Services } from '../services.ts';
import { getTempleSettings } from '../settings/settings-queries.ts';
import type { Span } from './almanac.ts';

type Reading = Pick<Services, 'db'>;
type CalendarParts = Pick<Services, 'db' | 'almanac'>;

/** The temple's own place: the calendar of everybody who has chosen no other. */
export async function getTemplePlace(services: Services): Promise<Place> {
  const { calendarPlace } = await getTempleSettings(services);
  return { id: 'temple', ...calendarPlace };
}

/**
 * The place that an address or a visitor names, '' or 'temple' being the temple's; null for an
 * unknown name.
 */
export async function findPlace(services: Services, text: string): Promise<Place | City | null> {
  const typed = text.trim();
  return typed === '' || typed === 'temple' ? getTemplePlace(services) : placeOfText(typed);
}

/**
 * The days from one date to another, both included, as the temple shows them; `owner` as in
 * almanac.ts.
 */
export async function listCalendarDays(
  services: CalendarParts,
  place: Place,
  from: CivilDate,
  to: CivilDate,
  owner = 'site',
): Promise<Outcome<ListedDay[]> | CalendarRefusal> {
  const days = await listDays(services, { place, from, to }, owner);
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

/** Dates leave the database as text, so that no time zone of the machine can shift them. */
function dateText(column: 'starts_on' | 'ends_on' | 'on_date') {
  return sql<CivilDate>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;
}

// Computed months by place: the same for everybody until the code changes. The views ask by month;
// the oldest is dropped when twenty years of one place are cached (some 20 KB a month).
const months = new Map<string, CalendarDay[]>();
const maxMonths = 240;

/**
 * A span with more uncached months is computed in the side process: four months cost some 10 ms.
 */
const mostComputedHere = 4;

async function listDays(
  { almanac }: CalendarParts,
  span: Span,
  owner: string,
): Promise<Outcome<CalendarDay[]> | CalendarRefusal> {
  const wanted = monthsOf(span.from, span.to);
  const unknown = wanted.filter((month) => !months.has(keyOf(span.place, month)));
  if (unknown.length > mostComputedHere) {
    const whole = { ...span, from: firstOf(monthOf(span.from)), to: lastOf(monthOf(span.to)) };
    const computed = await almanac.days(whole, owner);
    if (!computed.ok) return computed;
    for (const month of wanted) {
      const [first, last] = [firstOf(month), lastOf(month)];
      remember(
        keyOf(span.place, month),
        computed.value.filter(({ date }) => date >= first && date <= last),
      );
    }
  }
  return listComputedDays(span.place, span.from, span.to);
}

/** The same days without what the temple adds or hides, at once. */
export function listComputedDays(
  place: Place,
  from: CivilDate,
  to: CivilDate,
): Outcome<CalendarDay[]> | CalendarRefusal {
  const days: CalendarDay[] = [];
  for (const month of monthsOf(from, to)) {
    const key = keyOf(place, month);
    const known = months.get(key);
    const computed = known ? accept(known) : computeDays(place, firstOf(month), lastOf(month));
    if (!computed.ok) return computed;
    remember(key, computed.value);
    days.push(...computed.value.filter(({ date }) => date >= from && date <= to));
  }
  return accept(days);
}

function remember(key: string, days: CalendarDay[]): void {
  months.delete(key);
  months.set(key, days);
  const [oldest] = months.keys();
  if (months.size > maxMonths && oldest !== undefined) months.delete(oldest);
}

type Month = [year: number, month: number];

function keyOf({ latitude, longitude, zone }: Place, [year, month]: Month): string {
  return [latitude, longitude, zone, year, month].join(' ');
}

function firstOf([year, month]: Month): CivilDate {
  return civilDate(dayNumber(year, month, 1));
}

function lastOf([year, month]: Month): CivilDate {
  return civilDate(dayNumber(year, month + 1, 1) - 1);
}

function monthOf(date: CivilDate): Month {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
}

function monthsOf(from: CivilDate, to: CivilDate): Month[] {
  const count = ([year, month]: Month) => year * 12 + month - 1;
  const first = count(monthOf(from));
  return Array.from({ length: count(monthOf(to)) - first + 1 }, (_, index) => {
    const month = first + index;
    return [Math.floor(month / 12), (month % 12) + 1];
  });
}
