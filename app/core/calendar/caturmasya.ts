import type { Almanac } from './almanac.ts';
import type { DayNumber } from './civil-date.ts';
import { isDayOfTithi, keyOfTithi } from './events/tithi-days.ts';
import { adhika, type MasaName, masas } from './names/names.ts';
import { tithiIndex } from './tithi.ts';

export type CaturmasyaNumber = 1 | 2 | 3 | 4;

/**
 * The four months of the rainy season (RULES 9, Purnima system): each begins with the Purnima of
 * one masa, ends the day before the next masa's, and has something that is given up.
 */
export const caturmasyaMonths = [
  { number: 1, ordinal: 'first', abstainsFrom: 'green leafy vegetable', opens: 'Vamana', closes: 'Sridhara' },
  { number: 2, ordinal: 'second', abstainsFrom: 'yogurt', opens: 'Sridhara', closes: 'Hrsikesa' },
  { number: 3, ordinal: 'third', abstainsFrom: 'milk', opens: 'Hrsikesa', closes: 'Padmanabha' },
  { number: 4, ordinal: 'fourth', abstainsFrom: 'urad dal', opens: 'Padmanabha', closes: 'Damodara' },
] as const satisfies readonly {
  number: CaturmasyaNumber;
  ordinal: string;
  abstainsFrom: string;
  opens: MasaName;
  closes: MasaName;
}[];

export type CaturmasyaMonth = (typeof caturmasyaMonths)[number];
export type CaturmasyaTurn = { month: CaturmasyaMonth; turn: 'begins' | 'ends' | 'continues' };

const purnima = 29;

/** The months of Caturmasya that begin, end, or go on after an extra month on this day. */
export function caturmasyaTurnsOn(almanac: Almanac, number: DayNumber): CaturmasyaTurn[] {
  const masa = masas[almanac.day(number).masa]?.name;
  const afterAdhika = almanac.day(number - 1).masa === adhika && masa !== 'Purusottama-adhika';
  return caturmasyaMonths.flatMap((month) => {
    const turns: CaturmasyaTurn[] = [];
    if (isPurnimaOf(almanac, number, month.opens)) turns.push({ month, turn: 'begins' });
    if (isPurnimaOf(almanac, number + 1, month.closes)) turns.push({ month, turn: 'ends' });
    if (afterAdhika && masa === month.closes) turns.push({ month, turn: 'continues' });
    return turns;
  });
}

/**
 * The month of Caturmasya of a day; null outside the season and in Purusottama-adhika, when it
 * pauses.
 */
export function caturmasyaMonthOf(almanac: Almanac, number: DayNumber): CaturmasyaMonth | null {
  const { masa, tithi } = almanac.day(number);
  const name = masas[masa]?.name;
  const opened = tithiIndex(tithi) === purnima;
  return caturmasyaMonths.find((month) => (opened ? month.opens === name : month.closes === name)) ?? null;
}

function isPurnimaOf(almanac: Almanac, number: DayNumber, masa: MasaName): boolean {
  return isDayOfTithi(almanac, number, keyOfTithi({ masa, paksa: 'Gaura', tithi: 'Purnima' }));
}
