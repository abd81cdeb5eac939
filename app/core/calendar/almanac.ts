import { civilDate, type DayNumber, yearAndMonth } from './civil-date.ts';
import type { DaySky } from './day-sky.ts';
import { instantOf, type JulianDate } from './instant.ts';
import { gaurabdaYear, lunationOf, masaOf, type NewMoonRasis, newMoonRasis } from './masa.ts';
import { naksatraAt } from './naksatra.ts';
import type { Place } from './place.ts';
import { type Daylight, daylightAround } from './sky/daylight.ts';
import { type TithiCount, type TithiIndex, tithiAt, tithiIndex } from './tithi.ts';
import { zoneOffsetHours } from './zone-time.ts';

/**
 * The days of one place. Each is computed on first use and cached, so that a rule may read its
 * neighbours freely and a month costs no more than a month.
 */
export type Almanac = {
  place: Place;
  day: (number: DayNumber) => DaySky;
};

const arunodayaBeforeSunrise = 96 / (24 * 60); // four muhurtas of the night (RULES 2)

/** Throws for a day without sunrise: `computeDays` has checked before that there is one. */
export function almanacOf(place: Place): Almanac {
  const days = new Map<DayNumber, DaySky>();
  const lunations = new Map<number, NewMoonRasis>();

  function rasisOf(tithi: TithiCount, near: JulianDate): NewMoonRasis {
    const lunation = lunationOf(tithi);
    const rasis = lunations.get(lunation) ?? newMoonRasis(lunation, near);
    lunations.set(lunation, rasis);
    return rasis;
  }

  function reckon(number: DayNumber): DaySky {
    const daylight = daylightOf(number, place);
    if (!daylight) throw new RangeError(`no sunrise at ${place.name} on ${civilDate(number)}`);
    const { sunrise, noon, sunset } = daylight;
    const arunodaya = sunrise - arunodayaBeforeSunrise;
    const tithi = tithiAt(sunrise);
    const rasis = rasisOf(tithi, sunrise);
    const masa = masaOf(tithi, rasis);
    const { year, month } = yearAndMonth(civilDate(number));
    return {
      number,
      sunrise,
      noon,
      sunset,
      arunodaya,
      tithi,
      tithiAtArunodaya: tithiAt(arunodaya),
      tithiAtSunset: tithiAt(sunset),
      naksatra: naksatraAt(sunrise),
      masa,
      gaurabda: gaurabdaYear(year, month, masa, rasis),
    };
  }

  return {
    place,
    day(number) {
      const day = days.get(number) ?? reckon(number);
      days.set(number, day);
      return day;
    },
  };
}

/**
 * Sunrise before and sunset after the local mean noon of a date, or null in polar day and night
 * (RULES 2).
 */
export function daylightOf(number: DayNumber, place: Place): Daylight | null {
  return daylightAround(number - meanDaysAhead(number, place), place.latitude, place.longitude);
}

/**
 * By how much of a day local mean time is ahead of UT: longitude / 360. Where the date line bends
 * so far that the civil date differs from the meridian's (Samoa, Tonga, Kiribati), whole days are
 * added to follow the civil date; RULES 2 does not mention them.
 */
function meanDaysAhead(number: DayNumber, place: Place): number {
  const ahead = place.longitude / 360;
  if (Math.abs(place.longitude) < 150) return ahead;
  const clocksAhead = zoneOffsetHours(instantOf(number), place.zone) / 24;
  return ahead + Math.round(clocksAhead - ahead);
}

/** True when the tithi of the day was already the tithi of the day before (RULES 3, vrddhi). */
export function isRepeated(almanac: Almanac, number: DayNumber): boolean {
  return almanac.day(number).tithi === almanac.day(number - 1).tithi;
}

/**
 * The tithi that begins after this day's sunrise and ends before the next one's (RULES 3, ksaya),
 * or null.
 */
export function lostTithi(almanac: Almanac, number: DayNumber): TithiIndex | null {
  const { tithi } = almanac.day(number);
  return almanac.day(number + 1).tithi - tithi > 1 ? tithiIndex(tithi + 1) : null;
}
