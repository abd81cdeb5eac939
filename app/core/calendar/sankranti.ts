import type { DaySky } from './day-sky.ts';
import type { JulianDate } from './instant.ts';
import { modulo } from './sky/angles.ts';
import { ayanamsa } from './sky/ayanamsa.ts';
import { whenReaches } from './sky/crossing.ts';
import { sunLongitude, sunRate } from './sky/sun.ts';

/**
 * A stay of the Sun in a rasi as a running count over all time; modulo 12 it is the rasi, 0 Mesa.
 */
export type RasiCount = number;

function siderealSun(jd: JulianDate): number {
  return sunLongitude(jd) - ayanamsa(jd);
}

/** RULES 2, rasi of the Sun. */
export function rasiAt(jd: JulianDate): RasiCount {
  return Math.floor(siderealSun(jd) / 30);
}

export type Sankranti = { rasi: number; at: JulianDate };

/**
 * The Sun's entry into a rasi that belongs to `today`: it came after yesterday's noon and not after
 * today's (RULES 7: at or before noon it is the day's own, after noon the next day's).
 */
export function sankrantiOf(yesterday: DaySky, today: DaySky): Sankranti | null {
  const rasi = rasiAt(today.noon);
  if (rasi === rasiAt(yesterday.noon)) return null;
  return { rasi: modulo(rasi, 12), at: whenReaches(siderealSun, sunRate, rasi * 30, today.noon) };
}
