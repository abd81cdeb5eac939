import type { ScheduleEntry } from './station-kinds.ts';

/** A line of the temple's schedule. */
export type Station = { /** '04:30 AM' or '04:30' */ time: string; title: string };

/** Minutes since midnight of '04:30', '04:30 AM' or '09:00PM'; NaN for an invalid time. */
export function minuteOf(time: string): number {
  const [, hours, minutes, half] = /^(\d{1,2}):(\d{2})\s*([AP]M)?$/i.exec(time.trim()) ?? [];
  const hour = half ? (Number(hours) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0) : Number(hours);
  return hour * 60 + Number(minutes);
}

/** The aartis and darshans of the temple's schedule, by clock time. */
export function darshansOf(entries: readonly ScheduleEntry[]): ScheduleEntry[] {
  return entries
    .filter(({ kind, time }) => kind === 'darshan' && !Number.isNaN(minuteOf(time)))
    .sort((one, other) => minuteOf(one.time) - minuteOf(other.time))
    .slice(0, 8);
}

/** '04:30' for '4:30 AM': the one format of the hour on the arc. */
export function clockOf(time: string): string {
  const minute = minuteOf(time);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** Minutes since midnight in Ghaziabad, whatever the visitor's zone. */
export function minuteInIndia(now: number): number {
  return (Math.floor(now / 60_000) + 330) % 1_440;
}
