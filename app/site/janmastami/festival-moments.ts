import type { CalendarDay } from '#core/calendar/calendar-day.ts';
import { clockTime } from '#core/calendar/zone-time.ts';
import * as names from '#messages/calendar-names.ts';

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
export function festivalMoments(day: CalendarDay, zone: string): FestivalMoments {
  return {
    sunrise: clockTime(day.sunrise, zone),
    sunset: clockTime(day.sunset, zone),
    midnight: clockTime(day.noon + halfADay, zone),
    tithi: names.tithiOfPaksa(names.tithis[day.tithi.name], names.paksas[day.tithi.paksa]),
    naksatra: day.naksatra.name,
  };
}
