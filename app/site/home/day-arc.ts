/** The arc of the day: where its stations and the sun stand. Units of the drawing, which is `width` x `height`. */
export const arc = { width: 1240, height: 236, left: 48, right: 1192, top: 52, foot: 150 } as const;

const half = (arc.right - arc.left) / 2;
const rise = arc.foot - arc.top;
/** A circle through both feet and the top. */
export const arcRadius = (half * half + rise * rise) / (2 * rise);

export type Station = { /** '04:30 AM' or '04:30' */ time: string; title: string };
export type Place = { x: number; y: number };

/** The place at `share` (0 to 1) of the way. */
export function placeAt(share: number): Place {
  const x = arc.left + share * (arc.right - arc.left);
  const away = x - (arc.left + half);
  return { x, y: arc.top + arcRadius - Math.sqrt(arcRadius * arcRadius - away * away) };
}

/** Stations stand at equal distances, so that the busy morning does not crowd. */
export function shareOfStation(index: number, count: number): number {
  return (index + 0.5) / count;
}

/** Minutes since midnight of '04:30', '04:30 AM' or '09:00PM'; NaN for what is no time. */
export function minuteOf(time: string): number {
  const [, hours, minutes, half] = /^(\d{1,2}):(\d{2})\s*([AP]M)?$/i.exec(time.trim()) ?? [];
  const hour = half ? (Number(hours) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0) : Number(hours);
  return hour * 60 + Number(minutes);
}

/**
 * The stations of the day out of the temple's schedule: its aartis and darshans, in the order of the clock. A schedule
 * in other words gives all its entries, the closed ones left out.
 */
export function darshansOf(entries: readonly Station[]): Station[] {
  const open = entries.filter(({ title, time }) => !/closed/i.test(title) && !Number.isNaN(minuteOf(time)));
  const darshans = open.filter(({ title }) => /aarti|arati|darshan/i.test(title));
  const shown = darshans.length >= 3 ? darshans : open;
  return [...shown].sort((one, other) => minuteOf(one.time) - minuteOf(other.time)).slice(0, 8);
}

/** '04:30' for '4:30 AM': one way of writing the hour on the arc. */
export function clockOf(time: string): string {
  const minute = minuteOf(time);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** Minutes since midnight in Ghaziabad, whatever the visitor's zone. */
export function minuteInIndia(now: number): number {
  return (Math.floor(now / 60_000) + 330) % 1_440;
}

/**
 * How far the sun has come between the first station and the last, and which station was reached last; null at
 * night, before the first and an hour after the last.
 */
export function sunOn(
  stations: readonly Station[],
  minute: number,
): { share: number; reached: number } | null {
  const times = stations.map((station) => minuteOf(station.time));
  const reached = times.findLastIndex((time) => time <= minute);
  const from = times[reached];
  if (from === undefined) return null;
  const to = times[reached + 1] ?? from + 60;
  if (minute >= to) return null;
  const within = (minute - from) / (to - from);
  const atLast = reached === times.length - 1;
  const start = shareOfStation(reached, times.length);
  return { share: atLast ? start + (within * (1 - start)) / 2 : start + within / times.length, reached };
}
