/** A moment as milliseconds since 1970-01-01T00:00Z, as `Date` counts them. */
export type Instant = number;

/** A moment as a Julian date in UT. Delta-T is taken as zero throughout (RULES 2). */
export type JulianDate = number;

const unixEpoch: JulianDate = 2440587.5;
const millisecondsADay = 86_400_000;

export function instantOf(jd: JulianDate): Instant {
  return Math.round((jd - unixEpoch) * millisecondsADay);
}
