import { type Almanac, isRepeated } from '../almanac.ts';
import { type DayNumber, weekday } from '../civil-date.ts';
import { ekadasiFastOn } from '../ekadasi.ts';
import { naksatraAt, naksatraIndex, rohini } from '../naksatra.ts';
import { moonRisesBeforeSun } from '../sky/moonrise.ts';
import { tithiIndex } from '../tithi.ts';
import type { FallsBy } from './yearly-event.ts';

export type SpecialRule = Exclude<FallsBy['rule'], 'tithi' | 'relative' | 'sankranti' | 'ekadasi-fast'>;

/** Maps the day of a plain tithi rule to the day of the event: itself or a neighbour (RULES 8). */
export const settleSpecialDay: Record<SpecialRule, (almanac: Almanac, candidate: DayNumber) => DayNumber> = {
  janmastami,
  'rama-navami': ramaNavami,
  'govardhana-puja': govardhanaPuja,
  'last-day-with-purnima': lastDayWithPurnima,
};

const monday = 1;
const wednesday = 3;
const purnima = 29;

/**
 * Of two days with Astami the one with Rohini; then the one with Rohini at midnight; then by the
 * weekday.
 */
function janmastami(almanac: Almanac, first: DayNumber): DayNumber {
  const second = first + 1;
  if (!isRepeated(almanac, second)) return first;
  const atSunrise = (day: DayNumber) => naksatraIndex(almanac.day(day).naksatra) === rohini;
  const atMidnight = (day: DayNumber) => naksatraIndex(naksatraAt(almanac.day(day).noon + 0.5)) === rohini;
  if (atSunrise(first) !== atSunrise(second)) return atSunrise(first) ? first : second;
  if (atSunrise(first) && atMidnight(first) !== atMidnight(second)) return atMidnight(first) ? first : second;
  return [monday, wednesday].includes(weekday(second)) ? second : first;
}

/** One day earlier when Ekadasi would follow at once, so that the two fasts do not touch. */
function ramaNavami(almanac: Almanac, candidate: DayNumber): DayNumber {
  return ekadasiFastOn(almanac, candidate + 1) ? candidate - 1 : candidate;
}

function govardhanaPuja(almanac: Almanac, first: DayNumber): DayNumber {
  if (!isRepeated(almanac, first + 1)) return first;
  return moonRisesBeforeSun(almanac.day(first).sunrise, almanac.place) ? first + 1 : first;
}

/** The candidate has Purnima at sunrise, or is the day after the day that lost it. */
function lastDayWithPurnima(almanac: Almanac, candidate: DayNumber): DayNumber {
  const hasPurnima = tithiIndex(almanac.day(candidate).tithi) === purnima;
  if (!hasPurnima) return candidate - 1;
  return isRepeated(almanac, candidate + 1) ? candidate + 1 : candidate;
}
