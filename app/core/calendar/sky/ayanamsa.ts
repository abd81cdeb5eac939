import type { JulianDate } from '../instant.ts';
import { j2000 } from './angles.ts';

/**
 * Lahiri ayanamsa in degrees, without nutation: tropical longitude less this is sidereal longitude
 * (RULES 2).
 */
export function ayanamsa(jd: JulianDate): number {
  const centuries = (jd - j2000) / 36525;
  return 23.85305556 + (5028.796195 * centuries - 1.1054348 * centuries ** 2) / 3600;
}
