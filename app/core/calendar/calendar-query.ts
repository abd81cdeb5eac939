import { addressNumber } from '#core/fields/address-number.ts';
import type { EntryCategory } from './additions.ts';
import { type CivilDate, parseCivilDate } from './civil-date.ts';

export type YearMonth = { year: number; month: number };
export type CalendarView = 'month' | 'list';

export const categories: readonly EntryCategory[] = [
  'appearance',
  'disappearance',
  'fasting',
  'festival',
  'break-fast',
];

/** The query of a calendar address. Invalid values are named in `problems` and left out. */
export type CalendarQuery = {
  /** Null: the month of today. */
  shown: YearMonth | null;
  date: CivilDate | null;
  /** Null: month or list by the width of the screen. */
  view: CalendarView | null;
  /** '' is the temple's own place. */
  place: string;
  only: EntryCategory | null;
  problems: CalendarProblem[];
};

export type CalendarProblem = 'date' | 'month' | 'years' | 'place' | 'polar';

const firstYear = 1950;
const lastYear = 2099;
export const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);

/**
 * Which values a cached page may have (server/http/public-page.ts). Places are cities of the list:
 * coordinates are unbounded.
 */
export const calendarQuery = {
  date: /^\d{4}-\d\d-\d\d$/,
  year: /^\d{4}$/,
  month: /^([1-9]|1[0-2])$/,
  view: ['month', 'list'],
  only: categories,
  place: /^[a-z-]{1,40}$/,
} as const;

/**
 * Whether the page is worth caching: months and days of this year and its neighbours, at the temple
 * or in a city of the list. Everything else is unbounded and not cached.
 */
export function isOftenAsked({ shown, date, only, place }: CalendarQuery, today: CivilDate): boolean {
  const thisYear = Number(today.slice(0, 4));
  const chosen = [date, only, place].filter(Boolean).length;
  return isNear(shown?.year ?? thisYear, thisYear) && chosen <= 1 && !place.includes(',');
}

/** This year, the last and the next. */
export function isNear(year: number, thisYear: number): boolean {
  return Math.abs(year - thisYear) <= 1;
}

export function readCalendarQuery(search: URLSearchParams): CalendarQuery {
  const problems: CalendarProblem[] = [];
  const date = readDate(search.get('date'), problems);
  const shown = readMonth(search.get('year'), search.get('month'), problems);
  const view = search.get('view');
  return {
    shown: shown ?? (date && { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) }),
    date,
    view: view === 'month' || view === 'list' ? view : null,
    place: search.get('place') ?? '',
    only: categories.find((category) => category === search.get('only')) ?? null,
    problems,
  };
}

function readDate(text: string | null, problems: CalendarProblem[]): CivilDate | null {
  if (!text) return null;
  const date = parseCivilDate(text);
  if (!date.ok) problems.push('date');
  else if (!years.includes(Number(text.slice(0, 4)))) problems.push('years');
  else return date.value;
  return null;
}

function readMonth(year: string | null, month: string | null, problems: CalendarProblem[]): YearMonth | null {
  if (!year && !month) return null;
  const [y, m] = [Number(year), addressNumber(month)];
  if (!/^\d{4}$/.test(year ?? '') || m === null || m < 1 || m > 12) problems.push('month');
  else if (!years.includes(y)) problems.push('years');
  else return { year: y, month: m };
  return null;
}

/** An address of the calendar; defaults are left out. */
export function calendarHref(query: Partial<Omit<CalendarQuery, 'problems'>>): string {
  const search = new URLSearchParams();
  const { shown, date, view, place, only } = query;
  if (date) search.set('date', date);
  if (shown && !(date && inMonth(date, shown))) {
    search.set('year', String(shown.year));
    search.set('month', String(shown.month));
  }
  if (view) search.set('view', view);
  if (only) search.set('only', only);
  if (place) search.set('place', place);
  return search.size > 0 ? `/calender?${search}` : '/calender';
}

/** The month some months on; null beyond the years the calendar covers. */
export function monthAfter({ year, month }: YearMonth, step: number): YearMonth | null {
  const count = year * 12 + month - 1 + step;
  const there = { year: Math.floor(count / 12), month: (count % 12) + 1 };
  return years.includes(there.year) ? there : null;
}

export function inMonth(date: string, { year, month }: YearMonth): boolean {
  return date.startsWith(`${year}-${String(month).padStart(2, '0')}-`);
}

/** The feed of a place and a category, optionally with a reminder on the eve of Ekadasi. */
export function feedHref({
  place,
  only,
  alarm,
}: Pick<CalendarQuery, 'place' | 'only'> & { alarm: boolean }): string {
  const search = new URLSearchParams();
  if (place) search.set('place', place);
  if (only) search.set('only', only);
  if (alarm) search.set('alarm', 'eve');
  return search.size > 0 ? `/calendar.ics?${search}` : '/calendar.ics';
}

/**
 * The page of a whole year, for printing; `only` leaves its Ekadasis with their break-fast times.
 */
export function yearHref(year: number, place: string, only?: 'ekadasi'): string {
  const search = new URLSearchParams({ year: String(year), ...(place && { place }), ...(only && { only }) });
  return `/calender/year?${search}`;
}
