import { type Language, languageNames, languages } from '../language/languages.ts';
import { templeNoon } from './temple-noon.ts';
import { templeOffset } from './temple-offset.ts';

/** Dates in the words of a language. */
export type Dates = {
  /** '12 December 2025' */
  longDate: (moment: Date) => string;
  /** The same of a calendar day, '2025-12-12', which has no zone. */
  dayInWords: (day: string) => string;
  /** 'Tuesday, 16 December 2025' */
  longDay: (moment: Date) => string;
  /** '12 December 2025, 04:30' */
  longMoment: (moment: Date) => string;
  /** 'November 2026', of a day in it. */
  month: (day: string) => string;
};

/**
 * Dates for what is written outside the build of its reader's language; date-words.ts has those of
 * the site's. In Indian time, whatever the zone of the server (rule S33).
 */
export function datesIn(language: Language): Dates {
  return dates[language];
}

const dates = Object.fromEntries(languageNames.map((name) => [name, makeDates(name)])) as Record<
  Language,
  Dates
>;

function makeDates(language: Language): Dates {
  const { locale } = languages[language];
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: templeOffset });
  const long = format({ day: 'numeric', month: 'long', year: 'numeric' });
  const withWeekday = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const month = format({ month: 'long', year: 'numeric' });
  return {
    longDate: (moment) => long.format(moment),
    dayInWords: (day) => long.format(templeNoon(day)),
    longDay: (moment) => withWeekday.format(moment).replace(/^([\p{L}\p{M}]+),? /u, '$1, '),
    longMoment: (moment) => `${long.format(moment)}, ${time.format(moment)}`,
    month: (day) => month.format(templeNoon(day)),
  };
}
