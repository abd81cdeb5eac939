/** A number that is called holds a place inside free for so long. */
export const calledMinutes = 2;
/** Whoever was away then may still come for so long: a lost line does not lose its place. */
const lateMinutes = 60;

export type Entry = { endsAt: Date; leftAt: Date | null };

/**
 * How a number stands. 'late': called, and its place was passed on; it gets the next one. 'over':
 * it came too late, sent its form, or its time inside ended.
 */
export type PlaceState = 'waiting' | 'called' | 'late' | 'inside' | 'over';

/** `calledAt`: when it was called; null where it was not, or so long ago that nobody knows. */
export function placeStateOf(
  number: number,
  facts: { called: number; calledAt: Date | null; entry: Entry | null; now: Date },
): PlaceState {
  const { called, calledAt, entry, now } = facts;
  if (entry) return entry.leftAt === null && entry.endsAt > now ? 'inside' : 'over';
  if (number > called) return 'waiting';
  const minutes = calledAt ? (now.getTime() - calledAt.getTime()) / 60_000 : Number.POSITIVE_INFINITY;
  if (minutes < calledMinutes) return 'called';
  return minutes < lateMinutes ? 'late' : 'over';
}

/**
 * Whoever is late is before all who were not called yet, but their place is taken: they come on top
 * of it, a tenth at most at a time.
 */
export function hasRoomForLate(inside: number, mostInside: number): boolean {
  return inside < mostInside + Math.ceil(mostInside / 10);
}

/** Minutes until so many have gone in; null while nobody goes in. */
export function waitMinutes(ahead: number, aMinute: number): number | null {
  return aMinute > 0 ? Math.max(1, Math.ceil(ahead / aMinute)) : null;
}
