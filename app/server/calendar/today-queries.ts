import { civilDate, dayNumberOf } from '#core/calendar/civil-date.ts';
import { cardReach, type DayCard, dayCard } from '#core/calendar/day-card.ts';
import {
  type FestivalGreeting,
  festivalGreeting,
  greetingEndsAfter,
} from '#core/calendar/festival-greeting.ts';
import { zoneTime } from '#core/calendar/zone-time.ts';
import type { Services } from '../services.ts';
import { cachedAnswer } from '../settings/cached-answer.ts';
import { getTemplePlace, listCalendarDays } from './calendar-queries.ts';
import { getCalendarWords } from './calendar-words-queries.ts';

/** What every page shows of the temple's calendar. */
export type CalendarToday = {
  place: string;
  zone: string;
  /**
   * Today's and tomorrow's: a cached page may still be sent after midnight. Empty where no day can
   * be computed.
   */
  cards: DayCard[];
  greeting: FestivalGreeting | null;
};

/**
 * Needed on every page, so one answer serves this process for the rest of the minute, never past
 * midnight.
 */
export function getCalendarToday(services: Services): Promise<CalendarToday> {
  return cachedAnswer(
    services,
    'calendar-today',
    (now) => (Math.floor(now / 60_000) + 1) * 60_000,
    () => readToday(services),
  );
}

async function readToday(services: Services): Promise<CalendarToday> {
  const place = await getTemplePlace(services);
  const { name, zone } = place;
  const { date: today } = zoneTime(services.clock().getTime(), zone);
  const number = dayNumberOf(today);
  const from = civilDate(number - greetingEndsAfter);
  const days = await listCalendarDays(services, place, from, civilDate(number + 1 + cardReach));
  if (!days.ok) return { place: name, zone, cards: [], greeting: null };
  const words = await getCalendarWords(services);
  const cards = [today, civilDate(number + 1)].flatMap(
    (date) => dayCard(days.value, date, zone, words) ?? [],
  );
  return { place: name, zone, cards, greeting: festivalGreeting(days.value, today, words) };
}
