import type { ListedDay } from '#core/calendar/additions.ts';
import { type CivilDate, civilDate, dayNumber, dayNumberOf } from '#core/calendar/civil-date.ts';
import type { Place } from '#core/calendar/place.ts';
import type { Services } from '../services.ts';
import { listCalendarDays } from './calendar-queries.ts';

const janmastami = 'sri-krsna-janmastami-appearance-of-lord-sri-krsna';

/**
 * The coming Janmastamis of a place, the nearest first, one a year. One counts as coming until its
 * feast on the day after is over. Fewer, or none, where the years of the calendar end or the Sun
 * does not rise. Only August and September are computed: the festival never falls outside them
 * (`janmastami.test.ts`).
 */
export async function listComingJanmastamis(
  services: Pick<Services, 'db' | 'almanac'>,
  place: Place,
  today: CivilDate,
  most: number,
): Promise<ListedDay[]> {
  const thisYear = Number(today.slice(0, 4));
  const coming: ListedDay[] = [];
  for (let year = thisYear; year <= thisYear + most && coming.length < most; year++) {
    const from = civilDate(dayNumber(year, 8, 1));
    const days = await listCalendarDays(services, place, from, civilDate(dayNumber(year, 9, 30)));
    if (!days.ok) break;
    const found = days.value.find(({ day }) => day.entries.some(({ id }) => id === janmastami));
    if (found && dayNumberOf(found.day.date) + 1 >= dayNumberOf(today)) coming.push(found);
  }
  return coming;
}
