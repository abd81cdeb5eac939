const minute = 60_000;

/** How long the reconcile job waits for the gateway's own events before it asks: at most 16 minutes in all. */
export const firstQuestionAfter = 10 * minute;

/** Every five minutes in the first hour, then ever more rarely: 10, 20, 40 minutes … at most 6 hours. */
export function nextQuestionAfter(askedTimes: number): number {
  return Math.min(5 * minute * 2 ** Math.max(0, askedTimes - 10), 6 * 60 * minute);
}
