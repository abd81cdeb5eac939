import { AstroTime, EclipticGeoMoon } from 'astronomy-engine';
import type { JulianDate } from '../instant.ts';
import { aroundZero, j2000 } from './angles.ts';

/**
 * Apparent geocentric longitude and latitude, equinox of date; UT is passed where TT is expected
 * (RULES 2).
 */
export function moonPosition(jd: JulianDate): { longitude: number; latitude: number } {
  const { lon, lat } = EclipticGeoMoon(timeWithTerrestrial(jd - j2000));
  return { longitude: lon, latitude: lat };
}

/**
 * The library's time whose terrestrial time is `days`. Its own `AstroTime.FromTerrestrialTime`
 * searches to 1e-12 of a day, which a double so far from J2000 cannot always give: at some moments
 * of 1954 it never returns. Delta-T changes so slowly that its value at `days` itself is right to a
 * billionth of a second.
 */
function timeWithTerrestrial(days: number): AstroTime {
  const deltaT = new AstroTime(days).tt - days;
  return new AstroTime(days - deltaT);
}

/** Mean motion of the Moon, degrees a day. */
export const moonRate = 13.17639648;

function meanLongitude(jd: JulianDate): number {
  return 218.3164477 + moonRate * (jd - j2000);
}

// The Moon's full series is the costly part of a calendar year, and it is called thousands of
// times. It is computed once a day only, as the distance from the mean Moon (a smooth curve within
// 9 degrees), and interpolated by a polynomial over ten neighbours: within 0.01 arc seconds of the
// series (moon.test.ts), and the same for all places.
const weights = [1, -9, 36, -84, 126, -126, 84, -36, 9, -1]; // barycentric, for ten equidistant nodes
const nodes = new Map<number, number>();

function nodeAt(jd: JulianDate): number {
  let node = nodes.get(jd);
  if (node === undefined) {
    node = aroundZero(moonPosition(jd).longitude - meanLongitude(jd));
    nodes.set(jd, node);
  }
  return node;
}

/** Longitude of the Moon in degrees as in `moonPosition`, counted on without wrapping at 360. */
export function moonLongitude(jd: JulianDate): number {
  const first = Math.floor(jd) - 4;
  let over = 0;
  let under = 0;
  for (let index = 0; index < weights.length; index++) {
    const distance = jd - (first + index);
    if (distance === 0) return meanLongitude(jd) + nodeAt(jd);
    const pull = (weights[index] ?? 0) / distance;
    over += pull * nodeAt(first + index);
    under += pull;
  }
  return meanLongitude(jd) + over / under;
}
