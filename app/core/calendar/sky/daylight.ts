import type { JulianDate } from '../instant.ts';
import { acos, aroundZero, cos, sin } from './angles.ts';
import { earthRate, equatorial, hourAngle, sunLongitude } from './sun.ts';

/** Sunrise and sunset of one civil date, and the noon midway between them. */
export type Daylight = { sunrise: JulianDate; noon: JulianDate; sunset: JulianDate };

/**
 * Altitude of the Sun's centre when its upper limb touches the horizon, with standard refraction
 * (RULES 2).
 */
const riseAltitude = -0.8333;

/**
 * The sunrise before and the sunset after a local mean noon, or null where the Sun does not reach
 * that altitude. `altitude` other than the horizon's gives twilight.
 */
export function daylightAround(
  meanNoon: JulianDate,
  latitude: number,
  longitude: number,
  altitude = riseAltitude,
): Daylight | null {
  const sunrise = sunAtAltitude(-1, meanNoon, latitude, longitude, altitude);
  const sunset = sunAtAltitude(1, meanNoon, latitude, longitude, altitude);
  return sunrise === null || sunset === null ? null : { sunrise, noon: (sunrise + sunset) / 2, sunset };
}

/**
 * Iterated with the Sun's own position at the event (RULES 2). `side` -1 is before transit, 1
 * after.
 */
function sunAtAltitude(
  side: -1 | 1,
  meanNoon: JulianDate,
  latitude: number,
  longitude: number,
  altitude: number,
): JulianDate | null {
  const sunAt = (jd: JulianDate) => {
    const { rightAscension, declination } = equatorial(jd, sunLongitude(jd), 0);
    return { declination, angle: hourAngle(jd, longitude, rightAscension) };
  };
  let jd = meanNoon - aroundZero(sunAt(meanNoon).angle) / earthRate + side * 0.25;
  for (let round = 0; round < 50; round++) {
    const { declination, angle } = sunAt(jd);
    const cosine = (sin(altitude) - sin(latitude) * sin(declination)) / (cos(latitude) * cos(declination));
    if (!(Math.abs(cosine) <= 1)) return null;
    const step = aroundZero(side * acos(cosine) - angle) / earthRate;
    jd += step;
    if (Math.abs(step) < 1e-8) return jd;
  }
  return null; // the Sun grazes the horizon
}
