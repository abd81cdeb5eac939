import { accept, type Outcome, refuse } from '#core/result.ts';

declare const civilDateBrand: unique symbol;
/** A date of the civil (Gregorian) calendar in ISO 8601, '2026-09-04'. Made only in this module. */
export type CivilDate = string & { readonly [civilDateBrand]: true };

/**
 * A civil date as a count of days: the Julian day number, that is the Julian date of noon UT on
 * that date. For day arithmetic.
 */
export type DayNumber = number;

const unixDay = 2440588; // Julian day number of 1970-01-01
const millisecondsADay = 86_400_000;

/**
 * Reads '2026-09-04'. A date that does not exist ('2026-02-31') is refused, not normalized to
 * March.
 */
export function parseCivilDate(text: string): Outcome<CivilDate, 'date-invalid'> {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return refuse('date-invalid');
  const number = dayNumber(Number(match[1]), Number(match[2]), Number(match[3]));
  return civilDate(number) === text ? accept(text as CivilDate) : refuse('date-invalid');
}

/**
 * The day number of year, month 1..12 and day; a day beyond its month's end counts into the next.
 */
export function dayNumber(year: number, month: number, day: number): DayNumber {
  return Date.UTC(year, month - 1, day) / millisecondsADay + unixDay;
}

export function dayNumberOf(date: CivilDate): DayNumber {
  return Date.parse(date) / millisecondsADay + unixDay;
}

export function civilDate(number: DayNumber): CivilDate {
  return new Date((number - unixDay) * millisecondsADay).toISOString().slice(0, 10) as CivilDate;
}

/** Year and month (1..12) of a date. */
export function yearAndMonth(date: CivilDate): { year: number; month: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) };
}

export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** 0 Sunday .. 6 Saturday. */
export function weekday(number: DayNumber): Weekday {
  return ((number + 1) % 7) as Weekday;
}
