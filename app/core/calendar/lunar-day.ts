import { accept, type Outcome, refuse } from '#core/result.ts';
import type { CalendarDay } from './calendar-day.ts';
import type { CivilDate } from './civil-date.ts';
import { computeDays } from './compute-days.ts';
import type { CalendarWords } from './names/calendar-words.ts';
import { adhika, masas } from './names/names.ts';
import type { Place } from './place.ts';
import { paksaOf, type TithiIndex, tithiName } from './tithi.ts';

/** A day of the lunar year, which occurs once in it: month (0..11) and tithi. */
export type LunarDay = { masa: number; tithi: TithiIndex };

/**
 * The lunar day at sunrise of a date. The extra month occurs only every third year or so, so a day
 * in it has no lunar anniversary here ('lunar-month-extra'); outside 1950-2099 nothing is computed
 * ('lunar-year').
 */
export function lunarDayOf(
  place: Place,
  date: CivilDate,
): Outcome<LunarDay, 'lunar-month-extra' | 'lunar-year'> {
  const days = computeDays(place, date, date);
  const day = days.ok ? days.value[0] : undefined;
  if (!day) return refuse('lunar-year');
  return day.masa.index === adhika
    ? refuse('lunar-month-extra')
    : accept({ masa: day.masa.index, tithi: day.tithi.index });
}

/**
 * The lunar days whose anniversaries fall on a day: of the tithi at sunrise (if it is there at two
 * sunrises, on the first), and of one that is over before the next sunrise. Where that one opens a
 * paksa, its month is tomorrow's.
 */
export function lunarDaysObservedOn(day: CalendarDay, tomorrow: CalendarDay): LunarDay[] {
  const own = day.tithiRepeated ? [] : [{ masa: day.masa.index, tithi: day.tithi.index }];
  if (day.lostTithi === null) return own;
  const opensPaksa = day.lostTithi % 15 === 0;
  return [...own, { masa: (opensPaksa ? tomorrow : day).masa.index, tithi: day.lostTithi }];
}

export function isSameLunarDay(one: LunarDay, other: LunarDay): boolean {
  return one.masa === other.masa && one.tithi === other.tithi;
}

/** 'Gaura Ekadasi of Damodara (Kartika)' */
export function lunarDayWords({ masa, tithi }: LunarDay, words: CalendarWords): string {
  const name = masas[masa]?.name ?? 'Visnu';
  const paksa = paksaOf(tithi);
  return words.lunarDay({
    ...{ paksa, paksaName: words.name('paksas', paksa), day: words.name('tithis', tithiName(tithi)) },
    ...{ masa: words.name('masas', name), vedic: words.name('vedicMasas', name) },
  });
}
