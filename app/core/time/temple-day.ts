import { templeOffset } from './temple-offset.ts';

/** India keeps one zone without daylight saving. */
const offset = 5.5 * 60 * 60 * 1_000;

/** The calendar day in Asia/Kolkata, 'YYYY-MM-DD', wherever the server stands. */
export function templeDay(moment: Date): string {
  return new Date(moment.getTime() + offset).toISOString().slice(0, 10);
}

/** The moment at which a day in Asia/Kolkata begins. */
export function templeDayStart(day: string): Date {
  return new Date(new Date(`${day}T00:00:00Z`).getTime() - offset);
}

/** The moment at which the day ends that comes so many days after this one. */
export function endOfDayAfter(moment: Date, days: number): Date {
  const day = new Date(`${templeDay(moment)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days + 1);
  return templeDayStart(day.toISOString().slice(0, 10));
}

/** The last day before a moment at which something ends: 'YYYY-MM-DD'. */
export function lastDayBefore(end: Date): string {
  return templeDay(new Date(end.getTime() - 1));
}

/** From when on letters of reminder of a day go out: 8 in the morning. */
export function templeMorning(day: string): Date {
  return new Date(templeDayStart(day).getTime() + 8 * 60 * 60 * 1_000);
}

/** '2026-11-20T17:30:00+05:30': dates on the wire (rule F4). */
export function templeIso(moment: Date): string {
  return `${new Date(moment.getTime() + offset).toISOString().slice(0, 19)}${templeOffset}`;
}

/** The moment at which the temple's clock shows a time ('18:30') of a day. */
export function templeMoment(day: string, clock: string): Date {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return new Date(templeDayStart(day).getTime() + (hours * 60 + minutes) * 60_000);
}

/** '18:30' of a moment, on the temple's clock of 24 hours: what a time field of a form holds. */
export function templeClock(moment: Date): string {
  return new Date(moment.getTime() + offset).toISOString().slice(11, 16);
}
