import type { DateWindow } from '#core/fields/date.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { templeDay } from '#core/time/temple-day.ts';

const dayLength = 86_400_000;

/** Days that may be requested: from tomorrow, Ghaziabad's calendar, for about a year. */
export function comingDays(now: Date): DateWindow {
  return { from: dayAfter(templeDay(now), 1), to: dayAfter(templeDay(now), 365) };
}

/** '2026-12-01' is the day after '2026-11-30'. */
export function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);
}

/** The days of a window for a message: '21 November 2026'. */
export function windowInWords({ from, to }: DateWindow): DateWindow {
  return { from: dayInWords(from), to: dayInWords(to) };
}
