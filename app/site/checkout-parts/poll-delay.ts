/**
 * How long to wait before the next poll after `times` polls: 2 s five times, then 5 s twelve times,
 * then no more.
 */
export function pollDelay(times: number): number | null {
  if (times < 5) return 2_000;
  return times < 17 ? 5_000 : null;
}
