import type { JulianDate } from './instant.ts';
import { adhika } from './names/names.ts';
import { type RasiCount, rasiAt } from './sankranti.ts';
import { modulo } from './sky/angles.ts';
import { paksaOf, type TithiCount, tithiIndex, tithiStart } from './tithi.ts';

/** A stretch from new moon to new moon, counted over all time. */
export type Lunation = number;

const gauraPratipat = 15;

/** The lunation of a tithi: the Gaura paksa that opens it, or the Krsna paksa that closes it. */
export function lunationOf(tithi: TithiCount): Lunation {
  return Math.floor((tithi - gauraPratipat) / 30);
}

/** The rasi of the Sun at the new moon that opens the lunation. */
function newMoonRasi(lunation: Lunation, near: JulianDate): RasiCount {
  return rasiAt(tithiStart(lunation * 30 + gauraPratipat, near));
}

/**
 * Rasis at the new moons before and after a lunation, by which its months are named (RULES 4, A and
 * B).
 */
export type NewMoonRasis = { before: RasiCount; after: RasiCount };

/**
 * The two rasis of a lunation, a lost month repaired (RULES 4, step 4). `near` is any moment in the
 * lunation.
 */
export function newMoonRasis(lunation: Lunation, near: JulianDate): NewMoonRasis {
  const six = [-3, -2, -1, 0, 1, 2].map((offset) => newMoonRasi(lunation + offset, near + offset * 29.53));
  const [, , , before = 0, after = 0] = withLostMonthRepaired(six);
  return { before, after };
}

/**
 * Where the Sun passed a whole rasi between two new moons, that month would have no name. It gets
 * it back: from there the rasis are renumbered, until the extra month that follows is used up.
 */
export function withLostMonthRepaired(rasis: readonly RasiCount[]): RasiCount[] {
  const gap = rasis.findIndex((rasi, index) => index > 0 && rasi - (rasis[index - 1] ?? rasi) === 2);
  if (gap < 0) return [...rasis];
  const extra = rasis.findIndex((rasi, index) => index >= gap && rasi === rasis[index + 1]);
  const last = extra < 0 ? rasis.length - 1 : extra;
  return rasis.map((rasi, index) => (index >= gap && index <= last ? rasi - 1 : rasi));
}

/** 0..11 the month, 12 Purusottama-adhika (RULES 4, steps 2 and 3). */
export function masaOf(tithi: TithiCount, rasis: NewMoonRasis): number {
  if (rasis.before === rasis.after) return adhika;
  return modulo(paksaOf(tithiIndex(tithi)) === 'Gaura' ? rasis.before : rasis.after, 12);
}

/**
 * Years since the appearance of Sri Caitanya Mahaprabhu; a year begins the day after Gaura Purnima
 * (RULES 4, step 5). In the first months of the civil year the months before Visnu still belong to
 * the old one.
 */
export function gaurabdaYear(year: number, month: number, masa: number, rasis: NewMoonRasis): number {
  const named = masa === adhika ? modulo(rasis.before, 12) : masa;
  const lastMonths = named >= 8 && named <= 10; // Narayana, Madhava, Govinda
  return year - 1486 - (month <= 5 && lastMonths ? 1 : 0);
}
