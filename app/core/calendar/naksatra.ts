import type { JulianDate } from './instant.ts';
import { modulo } from './sky/angles.ts';
import { ayanamsa } from './sky/ayanamsa.ts';
import { whenReaches } from './sky/crossing.ts';
import { moonLongitude, moonRate } from './sky/moon.ts';

/**
 * A naksatra as a running count over all time; modulo 27 it is the index, 0 Asvini .. 26 Revati.
 */
export type NaksatraCount = number;

const degreesANaksatra = 360 / 27;

function siderealMoon(jd: JulianDate): number {
  return moonLongitude(jd) - ayanamsa(jd);
}

/** RULES 2, naksatra. */
export function naksatraAt(jd: JulianDate): NaksatraCount {
  return Math.floor(siderealMoon(jd) / degreesANaksatra);
}

export function naksatraStart(naksatra: NaksatraCount, near: JulianDate): JulianDate {
  return whenReaches(siderealMoon, moonRate, naksatra * degreesANaksatra, near);
}

export function naksatraIndex(naksatra: NaksatraCount): number {
  return modulo(naksatra, 27);
}

export const rohini = 3;
export const punarvasu = 6;
export const pusyami = 7;
export const sravana = 21;
