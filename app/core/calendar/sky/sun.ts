import type { JulianDate } from '../instant.ts';
import { asin, atan2, cos, j2000, sin } from './angles.ts';

/**
 * Longitude of the Sun in degrees, counted on without wrapping at 360, so that it only grows. The
 * almanac's low-precision Sun with GCal's constant (RULES 2): a more exact Sun would give other
 * days.
 */
export function sunLongitude(jd: JulianDate): number {
  const n = jd - j2000;
  const anomaly = 357.528 + 0.9856003 * n;
  return 280.46 + 0.9856474 * n + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly) + 0.0014;
}

/** Mean motion of the Sun, degrees a day. */
export const sunRate = 0.9856474;

/** Obliquity of the ecliptic in degrees (RULES 2, sunrise). */
function obliquity(jd: JulianDate): number {
  return 23.43929 - (0.0130042 * (jd - j2000)) / 36525;
}

/**
 * Right ascension and declination, in degrees, of a point of the ecliptic (`latitude` 0 for the
 * Sun).
 */
export function equatorial(
  jd: JulianDate,
  longitude: number,
  latitude: number,
): { rightAscension: number; declination: number } {
  const tilt = obliquity(jd);
  const x = cos(latitude) * cos(longitude);
  const y = cos(tilt) * cos(latitude) * sin(longitude) - sin(tilt) * sin(latitude);
  const z = sin(tilt) * cos(latitude) * sin(longitude) + cos(tilt) * sin(latitude);
  return { rightAscension: atan2(y, x), declination: asin(z) };
}

/** Turns of the Earth, degrees a day. */
export const earthRate = 360.98564736629;

/**
 * Hour angle in degrees, unwrapped, of a right ascension seen from a longitude east of Greenwich.
 */
export function hourAngle(jd: JulianDate, eastLongitude: number, rightAscension: number): number {
  const greenwich = 280.46061837 + earthRate * (jd - j2000);
  return greenwich + eastLongitude - rightAscension;
}
