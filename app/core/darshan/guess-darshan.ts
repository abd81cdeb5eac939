import { minuteInIndia, minuteOf, type Station } from '#core/hours/darshan-times.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { dayAfter } from './darshan-query.ts';
import type { DarshanType } from './darshan-type.ts';

/** How schedules write the darshans of a day, and when each begins where a schedule has none. */
const darshans: readonly { type: DarshanType; title: RegExp; usually: string }[] = [
  { type: 'mangala', title: /mangal/i, usually: '04:30' },
  { type: 'shringar', title: /sh?ringar/i, usually: '07:15' },
  { type: 'raj-bhoga', title: /raj[\s-]?bhog/i, usually: '12:30' },
  { type: 'sandhya', title: /sandhya|gaura aarti|gaura arati/i, usually: '18:30' },
  { type: 'shayan', title: /shayan/i, usually: '20:30' },
];

/**
 * The day and darshan of photos that are posted at a moment: the last one that has begun. Before
 * the first of a day it is the last of the day before, whose photos are posted after midnight.
 */
export function guessDarshan(schedule: readonly Station[], now: Date): { day: string; type: DarshanType } {
  const minute = minuteInIndia(now.getTime());
  const day = templeDay(now);
  const begun = darshans
    .map(({ type, title, usually }) => ({ type, begins: beginningOf(schedule, title) ?? minuteOf(usually) }))
    .sort((one, other) => one.begins - other.begins)
    .filter(({ begins }) => begins <= minute);
  const last = begun.at(-1);
  return last ? { day, type: last.type } : { day: dayAfter(day, -1), type: 'shayan' };
}

/** In minutes since midnight; undefined where the schedule does not name it. */
function beginningOf(schedule: readonly Station[], title: RegExp): number | undefined {
  const minutes = schedule.filter((entry) => title.test(entry.title)).map(({ time }) => minuteOf(time));
  return minutes.find((minute) => !Number.isNaN(minute));
}
