import { locale } from '#messages/language.ts';
import { templeNoon } from './temple-noon.ts';

/**
 * Dates for visitors: in the site's language, in Ghaziabad's time in any reader's zone (rule S33).
 */

const inIndia = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Asia/Kolkata' });

const long = inIndia({ day: 'numeric', month: 'long', year: 'numeric' });
const longWithWeekday = inIndia({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const weekdayOnly = inIndia({ weekday: 'long' });
const day = inIndia({ day: 'numeric' });
const month = inIndia({ month: 'short' });
const time = inIndia({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** '12 December 2025' */
export function longDate(moment: Date): string {
  return long.format(moment);
}

/** '21 November 2026' of '2026-11-21': a calendar day, which has no zone. */
export function dayInWords(day: string): string {
  return longDate(templeNoon(day));
}

/** 'Tuesday, 16 December 2025' */
export function longDay(moment: Date): string {
  return longWithWeekday.format(moment).replace(/^(\S+?),? /, '$1, ');
}

/** 'Tuesday' */
export function weekday(moment: Date): string {
  return weekdayOnly.format(moment);
}

/** For the large date of an event row: { day: '16', month: 'Dec' } */
export function dayAndMonth(moment: Date): { day: string; month: string } {
  return { day: day.format(moment), month: month.format(moment).replace('Sept', 'Sep') };
}

/** '04:30' */
export function clockTime(moment: Date): string {
  return time.format(moment);
}

/**
 * A span in words: one day 'Sunday, 22 November 2026, 10:30 – 13:30', several days with both dates.
 */
export function span(start: Date, end: Date | null): string {
  const from = `${longDay(start)}, ${clockTime(start)}`;
  if (!end) return from;
  if (longDate(start) === longDate(end)) return `${from} – ${clockTime(end)}`;
  return `${from} – ${longDay(end)}, ${clockTime(end)}`;
}
