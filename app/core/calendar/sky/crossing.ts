import type { JulianDate } from '../instant.ts';

const enough = 1e-8; // of a day, about a millisecond

/**
 * When a steadily growing angle reaches a value, in Julian days. Newton's steps with the mean
 * `rate` (degrees a day) are enough: Sun and Moon never deviate far from theirs.
 */
export function whenReaches(
  angle: (jd: JulianDate) => number,
  rate: number,
  target: number,
  near: JulianDate,
): JulianDate {
  let jd = near;
  for (let round = 0; round < 60; round++) {
    const step = (target - angle(jd)) / rate;
    jd += step;
    if (Math.abs(step) < enough) return jd;
  }
  throw new Error(`no crossing of ${target} degrees near ${near}`);
}
