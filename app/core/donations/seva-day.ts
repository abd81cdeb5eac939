import { type DateWindow, readDate } from '#core/fields/date.ts';

/** A day for which something is offered: today or later, at most a year ahead. */
export function readSevaDay(typed: string, today: string) {
  return readDate(typed, sevaDays(today));
}

/** The days that may be chosen on `today`, a day in Asia/Kolkata. */
export function sevaDays(today: string): DateWindow {
  const inAYear = new Date(`${today}T00:00:00Z`);
  inAYear.setUTCFullYear(inAYear.getUTCFullYear() + 1);
  return { from: today, to: inAYear.toISOString().slice(0, 10) };
}
