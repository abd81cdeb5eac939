import { AstroTime, EclipticGeoMoon } from 'astronomy-engine';
import type { JulianDate } from '../instant.ts';
import { aroundZero, j2000 } from './angles.ts';

/** Apparent geocentric longitude and latitude, equinox of date; UT is passed where TT is expected (RULES 2). */
export function moonPosition(jd: JulianDate): { longitude: number; latitude: number } {
  const { lon, lat } = EclipticGeoMoon(timeWithTerrestrial(jd - j2000));
  return { longitude: lon, latitude: lat };
}

/**
 * The library's time whose terrestrial time is `days`. Its own `AstroTime.FromTerrestrialTime` asks its search for
 * 1e-12 of a day, which a double so far from J2000 cannot always give: at some moments of 1954 it never returns.
 * Delta-T changes so slowly that taking it at `days` itself is right to a billionth of a second.
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

// The Moon's full series is the dear part of a calendar year, and it is asked thousands of times. It is worked out
// every half day only, as the distance from the mean Moon (a smooth curve within 9 degrees), and eight neighbours
// are joined by a polynomial: within 0.001 arc seconds of the series (moon.test.ts), and the same for all places.
const nodesADay = 2;
const weights = [1, -7, 21, -35, 35, -21, 7, -1] as const; // barycentric, for eight equidistant nodes
const nodes = new Map<number, number>();

function nodeAt(index: number): number {
  let node = nodes.get(index);
  if (node === undefined) {
    const jd = index / nodesADay;
    node = aroundZero(moonPosition(jd).longitude - meanLongitude(jd));
    nodes.set(index, node);
  }
  return node;
}

/** Longitude of the Moon in degrees as `moonPosition` has it, counted on without wrapping at 360. */
export function moonLongitude(jd: JulianDate): number {
  const position = jd * nodesADay;
  const first = Math.floor(position) - 3;
  let over = 0;
  let under = 0;
  for (const [offset, weight] of weights.entries()) {
    const distance = position - (first + offset);
    if (distance === 0) return meanLongitude(jd) + nodeAt(first + offset);
    over += (weight / distance) * nodeAt(first + offset);
    under += weight / distance;
  }
  return meanLongitude(jd) + over / under;
}
