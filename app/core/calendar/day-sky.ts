import type { DayNumber } from './civil-date.ts';
import type { JulianDate } from './instant.ts';
import type { NaksatraCount } from './naksatra.ts';
import type { TithiCount } from './tithi.ts';
/** Sun and Moon on one civil date at one place: the basis of all rules. */
export type DaySky = {
  number: DayNumber;
  sunrise: JulianDate;
  noon: JulianDate;
  sunset: JulianDate;
  arunodaya: JulianDate;
  /** The tithi at sunrise is the tithi of the day (RULES 1). */
  tithi: TithiCount;
  tithiAtArunodaya: TithiCount;
  tithiAtSunset: TithiCount;
  naksatra: NaksatraCount;
  masa: number;
  gaurabda: number;
};
