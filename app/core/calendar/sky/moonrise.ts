import type { JulianDate } from '../instant.ts';
import type { Place } from '../place.ts';
import { asin, cos, sin } from './angles.ts';
import { moonPosition } from './moon.ts';
import { equatorial, hourAngle } from './sun.ts';

/**
 * Geocentric altitude of the Moon's centre when its upper limb appears: mean parallax and half
 * diameter against refraction (Meeus, Astronomical Algorithms, chapter 15).
 */
const moonriseAltitude = 0.125;

/** Whether a Moon close to the Sun is already up when the Sun rises. */
export function moonRisesBeforeSun(sunrise: JulianDate, place: Place): boolean {
  const { longitude, latitude } = moonPosition(sunrise);
  const { rightAscension, declination } = equatorial(sunrise, longitude, latitude);
  const angle = hourAngle(sunrise, place.longitude, rightAscension);
  const altitude = asin(
    sin(place.latitude) * sin(declination) + cos(place.latitude) * cos(declination) * cos(angle),
  );
  return altitude > moonriseAltitude;
}
