import type { ListedDay } from './additions.ts';
import { type CivilDate, dayNumberOf } from './civil-date.ts';
import type { CalendarWords } from './names/calendar-words.ts';

/**
 * The festivals that have a page, by the id of their entry; the others are greeted with their day.
 */
const pages: Readonly<Record<string, string>> = {
  'sri-krsna-janmastami-appearance-of-lord-sri-krsna': '/janamastmi',
};

export const greetingStartsBefore = 7;
export const greetingEndsAfter = 1;

export type FestivalGreeting = { text: string; to: string };

/**
 * 'Happy {festival} {year}' from a week before a major festival until the day after it; of several
 * the one that ends first. It links to the festival's own page, or to its day in the calendar.
 * `days` reach from `greetingEndsAfter` days before today to `greetingStartsBefore` days after it;
 * a hidden festival is not greeted.
 */
export function festivalGreeting(
  days: readonly ListedDay[],
  today: CivilDate,
  { tables: { greeted }, happy }: CalendarWords,
): FestivalGreeting | null {
  const now = dayNumberOf(today);
  for (const { day, listed } of days) {
    const ahead = dayNumberOf(day.date) - now;
    if (ahead < -greetingEndsAfter || ahead > greetingStartsBefore) continue;
    const festival = listed.find(({ id }) => id in greeted);
    if (!festival) continue;
    return {
      text: happy(greeted[festival.id] ?? '', day.date.slice(0, 4)),
      to: pages[festival.id] ?? `/calender?date=${day.date}`,
    };
  }
  return null;
}
