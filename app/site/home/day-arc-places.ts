import { minuteOf, type Station } from '#core/hours/darshan-times.ts';

/**
 * The arc of the day: where its stations and the sun are drawn. Units of the drawing, which is
 * `width` x `height`.
 */
export const arc = { width: 1240, height: 236, left: 48, right: 1192, top: 52, foot: 150 } as const;

const half = (arc.right - arc.left) / 2;
const rise = arc.foot - arc.top;
/** A circle through both feet and the top. */
export const arcRadius = (half * half + rise * rise) / (2 * rise);

export type Place = { x: number; y: number };

/** The point at `share` (0 to 1) of the arc. */
export function placeAt(share: number): Place {
  const x = arc.left + share * (arc.right - arc.left);
  const away = x - (arc.left + half);
  return { x, y: arc.top + arcRadius - Math.sqrt(arcRadius * arcRadius - away * away) };
}

/** Stations have equal distances, so that the busy morning does not crowd. */
export function shareOfStation(index: number, count: number): number {
  return (index + 0.5) / count;
}

/**
 * How far the sun has come between the first station and the last, and the last station reached;
 * null at night, before the first and an hour after the last.
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
