const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** After so many tries, a little over a day, an event of the gateway waits for the staff. */
export const mostEventTries = 12;

/**
 * Milliseconds until an event that was not processed is retried; `tries`: how often it was tried.
 */
export function eventPause(tries: number): number {
  return growing(minute, tries, 6 * hour);
}

/**
 * Milliseconds until a refund is followed up again. One that the gateway has not accepted soon, and
 * at least every quarter of an hour, since a donor waits for money that two people have granted;
 * one under way ever more rarely, since banks take days.
 */
export function refundPause(state: 'approved' | 'sent', tries: number): number {
  return growing(30 * second, tries, state === 'approved' ? 15 * minute : 6 * hour);
}

function growing(first: number, tries: number, most: number): number {
  return Math.min(first * 2 ** Math.max(0, tries - 1), most);
}
