import * as m from '#messages/days.ts';
import { locale } from '#messages/language.ts';
import type { CalendarDay } from './calendar-day.ts';
import type { CivilDate } from './civil-date.ts';
import type { CalendarWords } from './names/calendar-words.ts';
import { clockTime } from './zone-time.ts';

// The site's own texts about a day. Titles of printed calendars are in titles.ts.

/** '07:06 – 10:30' or 'after 07:06', in the clock of the zone. */
export function breakFastWords(
  { from, until }: NonNullable<CalendarDay['parana']>,
  zone: string,
  { after }: CalendarWords,
): string {
  const start = clockTime(from.at, zone);
  return until ? `${start} – ${clockTime(until.at, zone)}` : after(start);
}

/** 'Dasami, Krsna paksa' */
export function tithiWords({ tithi }: Pick<CalendarDay, 'tithi'>, words: CalendarWords): string {
  return words.tithiOfPaksa(words.name('tithis', tithi.name), words.name('paksas', tithi.paksa));
}

/** 'Today', 'Tomorrow', 'In 12 days'. */
export function daysAheadWords(days: number): string {
  if (days === 0) return m.isToday;
  return days === 1 ? m.isTomorrow : m.inDays(days);
}

const utc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
const withYear = utc({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const withoutYear = utc({ weekday: 'long', day: 'numeric', month: 'long' });

/** 'Tuesday, 16 December 2025' */
export function longDate(date: CivilDate): string {
  return withComma(withYear.format(Date.parse(date)));
}

/** 'Tuesday, 16 December' */
export function dateThisYear(date: CivilDate): string {
  return withComma(withoutYear.format(Date.parse(date)));
}

/** Versions of the ICU data differ in the comma. */
function withComma(text: string): string {
  return text.replace(/^(\S+?),? /, '$1, ');
}
