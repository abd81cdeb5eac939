/**
 * A visit this long after the first is another visit: the home page then opens with the day at the
 * temple.
 */
const pause = 4 * 3_600_000;

/** Whether somebody who first came at `first` (milliseconds since 1970, as stored) is back. */
export function isBack(first: string | null, now: number): boolean {
  return first !== null && now - Number(first) > pause;
}
