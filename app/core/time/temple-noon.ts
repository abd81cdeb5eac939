import { templeDayStart } from './temple-day.ts';

/** A moment within a calendar day of the temple, to put the day into words. */
export function templeNoon(day: string): Date {
  return new Date(templeDayStart(day).getTime() + 12 * 3_600_000);
}
