import { clockOf, darshansOf, minuteInIndia, minuteOf } from './darshan-times.ts';
import type { ScheduleEntry } from './station-kinds.ts';

export type NextDarshan = { title: string /** '18:30' */; time: string; tomorrow: boolean };

/**
 * The next darshan of the temple's schedule after a moment (milliseconds since 1970), today or
 * tomorrow; null for a schedule without times. One that begins in this very minute counts.
 */
export function nextDarshan(entries: readonly ScheduleEntry[], now: number): NextDarshan | null {
  const darshans = darshansOf(entries);
  const minute = minuteInIndia(now);
  const today = darshans.find(({ time }) => minuteOf(time) >= minute);
  const next = today ?? darshans[0];
  return next ? { title: next.title, time: clockOf(next.time), tomorrow: !today } : null;
}

/** When another one is the next: the minute after it began, as milliseconds since 1970. */
export function turnAfter({ time }: NextDarshan, now: number): number {
  const ahead = (minuteOf(time) - minuteInIndia(now) + 1_440) % 1_440;
  return (Math.floor(now / 60_000) + ahead + 1) * 60_000;
}
