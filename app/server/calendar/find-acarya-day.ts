import { acaryaDays } from '#core/calendar/acarya-days.ts';
import { type CivilDate, civilDate, dayNumberOf } from '#core/calendar/civil-date.ts';
import { shownTitle } from '#core/calendar/entry-words.ts';
import { zoneTime } from '#core/calendar/zone-time.ts';
import type { Services } from '../services.ts';
import { getTemplePlace, listCalendarDays } from './calendar-queries.ts';
import { getCalendarWords } from './calendar-words-queries.ts';

/** A year of the Moon's months and one more. */
const reachDays = 390;
/** So many days are computed at a time: the next of all teachers is never far. */
const stepDays = 65;

/**
 * The next day of the temple's calendar that honours a teacher, or one of them all ('acaryas'),
 * today included; null for somebody unknown, for a day that the temple has hidden, and where
 * nothing can be computed.
 */
export async function findAcaryaDay(
  services: Services,
  who: string,
): Promise<{ date: CivilDate; title: string } | null> {
  const honoured = acaryaDays(who);
  if (honoured.size === 0) return null;
  const place = await getTemplePlace(services);
  const words = await getCalendarWords(services);
  const today = dayNumberOf(zoneTime(services.clock().getTime(), place.zone).date);
  for (let from = today; from < today + reachDays; from += stepDays) {
    const days = await listCalendarDays(services, place, civilDate(from), civilDate(from + stepDays - 1));
    if (!days.ok) return null;
    for (const { day, listed } of days.value) {
      const entry = listed.find(({ id }) => honoured.has(id));
      if (entry) return { date: day.date, title: shownTitle(entry, day, words) };
    }
  }
  return null;
}
