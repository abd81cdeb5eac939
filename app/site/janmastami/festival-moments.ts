import type { CalendarDay } from '#core/calendar/calendar-day.ts';
import { tithiWords } from '#core/calendar/day-words.ts';
import type { CalendarWords } from '#core/calendar/names/calendar-words.ts';
import { clockTime } from '#core/calendar/zone-time.ts';

/** The Sun and Moon of the festival day, in the temple's clock. */
export type FestivalMoments = {
  sunrise: string;
  sunset: string;
  midnight: string;
  tithi: string;
  naksatra: string;
};

const halfADay = 12 * 60 * 60 * 1000;

/**
 * Midnight is the middle of the night, twelve hours after the Sun's noon: our reading of the fast
 * (RULES 10).
 */
export function festivalMoments(day: CalendarDay, zone: string, words: CalendarWords): FestivalMoments {
  return {
    sunrise: clockTime(day.sunrise, zone),
    sunset: clockTime(day.sunset, zone),
    midnight: clockTime(day.noon + halfADay, zone),
    tithi: tithiWords(day, words),
    naksatra: words.name('naksatras', day.naksatra.name),
  };
}
