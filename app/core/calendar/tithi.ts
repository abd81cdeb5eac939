import type { JulianDate } from './instant.ts';
import { gauraTithiNames, krsnaTithiNames, type Paksa, type TithiName } from './names/names.ts';
import { modulo } from './sky/angles.ts';
import { whenReaches } from './sky/crossing.ts';
import { moonLongitude, moonRate } from './sky/moon.ts';
import { sunLongitude, sunRate } from './sky/sun.ts';

/**
 * A tithi as a running count over all time, so that "the next tithi" is plus one and a lost or
 * repeated tithi shows as a difference of two or of none. Modulo 30 it is the tithi's index.
 */
export type TithiCount = number;

/** 0..29: 0 Krsna Pratipat .. 14 Amavasya, 15 Gaura Pratipat .. 29 Purnima (RULES 1). */
export type TithiIndex = number;

const degreesATithi = 12;

/** Distance from the last full moon in degrees, counted on (RULES 2, tithi). */
function pastFullMoon(jd: JulianDate): number {
  return moonLongitude(jd) - sunLongitude(jd) - 180;
}

export function tithiAt(jd: JulianDate): TithiCount {
  return Math.floor(pastFullMoon(jd) / degreesATithi);
}

/** When a tithi begins; `near` is any moment within some weeks of it. */
export function tithiStart(tithi: TithiCount, near: JulianDate): JulianDate {
  return whenReaches(pastFullMoon, moonRate - sunRate, tithi * degreesATithi, near);
}

export function tithiIndex(tithi: TithiCount): TithiIndex {
  return modulo(tithi, 30);
}

export function paksaOf(index: TithiIndex): Paksa {
  return index < 15 ? 'Krsna' : 'Gaura';
}

/**
 * 0..14 within its paksa, counted from Pratipat: 8 Navami, 9 Dasami, 10 Ekadasi, 11 Dvadasi, 12
 * Trayodasi.
 */
export function inPaksa(tithi: TithiCount): number {
  return modulo(tithi, 15);
}

export function tithiName(index: TithiIndex): TithiName {
  return [...krsnaTithiNames, ...gauraTithiNames][index] ?? 'Pratipat';
}

export function tithiIndexOf(paksa: Paksa, name: TithiName): TithiIndex {
  const names: readonly TithiName[] = paksa === 'Krsna' ? krsnaTithiNames : gauraTithiNames;
  const index = names.indexOf(name);
  if (index < 0) throw new RangeError(`no ${name} in ${paksa} paksa`);
  return paksa === 'Krsna' ? index : index + 15;
}

/**
 * How much of the Moon is lit: 0 at new moon, 180 at full, on to 360 at the next new moon; for
 * drawing it.
 */
export function moonPhase(jd: JulianDate): number {
  return modulo(pastFullMoon(jd) + 180, 360);
}
