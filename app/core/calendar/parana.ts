import type { Almanac } from './almanac.ts';
import type { DayNumber } from './civil-date.ts';
import type { DaySky } from './day-sky.ts';
import { type EkadasiFast, isDvadasi } from './ekadasi.ts';
import type { JulianDate } from './instant.ts';
import { naksatraStart } from './naksatra.ts';
import { tithiStart } from './tithi.ts';

/**
 * `quarter`: the first quarter of Dvadasi (Hari-vasara) is over; `third`: a third of the daylight
 * has passed.
 */
export type ParanaReason = 'sunrise' | 'quarter' | 'third' | 'tithiEnd' | 'naksatraEnd';
export type ParanaLimit = { at: JulianDate; why: ParanaReason };
/** When the fast may be broken; without `until` any time after `from`. */
export type Parana = { from: ParanaLimit; until: ParanaLimit | null };

/** The break-fast window on `number`, the day after a fast (RULES 6). */
export function paranaAfter(almanac: Almanac, fast: EkadasiFast, number: DayNumber): Parana {
  const today = almanac.day(number);
  const fastingDay = almanac.day(number - 1);
  const { from, until } = limits(fast, fastingDay, today);
  return { from, until: until && from.at < until.at ? until : null };
}

function limits(fast: EkadasiFast, fastingDay: DaySky, today: DaySky): Parana {
  const begins = tithiStart(today.tithi, today.sunrise);
  const ends = tithiStart(today.tithi + 1, today.sunrise);
  const sunrise = limit(today.sunrise, 'sunrise');
  const quarter = limit(begins + (ends - begins) / 4, 'quarter');
  const third = limit(today.sunrise + (today.sunset - today.sunrise) / 3, 'third');
  const tithiEnd = limit(ends, 'tithiEnd');
  const naksatraEnd = limit(naksatraStart(fastingDay.naksatra + 1, today.sunrise), 'naksatraEnd');

  switch (fast.mahadvadasi) {
    case null:
    case 'Paksavardhini': {
      const from = isDvadasi(fastingDay.tithi) ? sunrise : later(sunrise, quarter);
      return { from, until: earlier(tithiEnd, third) };
    }
    case 'Unmilani':
    case 'Vyanjuli':
      return { from: sunrise, until: earlier(tithiEnd, third) };
    case 'Trisprsa':
    case 'Unmilani-Trisprsa':
      return { from: sunrise, until: third };
  }
  // The four naksatra mahadvadasis wait for the end of their naksatra as long as Dvadasi permits.
  if (isDvadasi(today.tithi)) {
    if (naksatraEnd.at >= tithiEnd.at) return { from: sunrise, until: earlier(tithiEnd, third) };
    return {
      from: naksatraEnd,
      until: naksatraEnd.at < third.at ? earlier(tithiEnd, third) : tithiEnd,
    };
  }
  if (fast.mahadvadasi === 'Jayanti' || fast.mahadvadasi === 'Vijaya') {
    return { from: sunrise, until: earlier(naksatraEnd, third) };
  }
  return { from: naksatraEnd, until: third };
}

const limit = (at: JulianDate, why: ParanaReason): ParanaLimit => ({ at, why });
const later = (one: ParanaLimit, other: ParanaLimit) => (other.at > one.at ? other : one);
const earlier = (one: ParanaLimit, other: ParanaLimit) => (other.at < one.at ? other : one);
