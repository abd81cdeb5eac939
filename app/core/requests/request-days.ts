import { dayInWords, dayOf } from '#core/content/date-words.ts';
import type { DateWindow } from '#core/fields/date.ts';

const dayLength = 86_400_000;

/** Days that may be requested: from tomorrow, Ghaziabad's calendar, for about a year. */
export function comingDays(now: Date): DateWindow {
  return { from: dayAfter(dayOf(now), 1), to: dayAfter(dayOf(now), 365) };
}

/** '2026-12-01' is the day after '2026-11-30'. */
export function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);
}

/** The days of a window for a message: '21 November 2026'. */
export function windowInWords({ from, to }: DateWindow): DateWindow {
  return { from: dayInWords(from), to: dayInWords(to) };
}
