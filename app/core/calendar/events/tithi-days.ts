import { type Almanac, isRepeated, lostTithi } from '../almanac.ts';
import type { DayNumber } from '../civil-date.ts';
import { masas } from '../names/names.ts';
import { onceADay } from '../once-a-day.ts';
import { tithiIndex, tithiIndexOf } from '../tithi.ts';
import type { TithiOfYear } from './yearly-event.ts';

/**
 * One tithi of one month: the condition of a yearly event. Purusottama-adhika matches none (RULES
 * 8).
 */
export type TithiKey = string & { readonly tithiKey: unique symbol };

export function keyOfTithi({ masa, paksa, tithi }: TithiOfYear): TithiKey {
  return keyOf(
    masas.findIndex(({ name }) => name === masa),
    tithiIndexOf(paksa, tithi),
  );
}

function keyOf(masa: number, tithi: number): TithiKey {
  return `${masa}:${tithi}` as TithiKey;
}

const krsnaPratipat = 0;

/**
 * The tithis whose events fall on a day: its own, unless yesterday had it already, and one that was
 * lost in the course of yesterday (RULES 8, `rule: "tithi"`). A lost tithi belongs to the month of
 * the day that lost it, but Krsna Pratipat, with which a month begins, to the month of the day
 * after (RULES 3).
 */
export const tithisFallingOn = onceADay((almanac, number): TithiKey[] => {
  const today = almanac.day(number);
  const yesterday = almanac.day(number - 1);
  const keys: TithiKey[] = [];
  const lost = lostTithi(almanac, number - 1);
  if (lost !== null) keys.push(keyOf(lost === krsnaPratipat ? today.masa : yesterday.masa, lost));
  if (!isRepeated(almanac, number)) keys.push(keyOf(today.masa, tithiIndex(today.tithi)));
  return keys;
});

export function isDayOfTithi(almanac: Almanac, number: DayNumber, key: TithiKey): boolean {
  return tithisFallingOn(almanac, number).includes(key);
}
