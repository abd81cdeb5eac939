import { templeOffset } from './temple-offset.ts';

/** A moment within a calendar day of the temple, to put the day into words. */
export function templeNoon(day: string): Date {
  return new Date(`${day}T12:00:00${templeOffset}`);
}
