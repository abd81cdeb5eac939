/**
 * Whether the home page's hero shows dusk: from 16:00 to 04:30 in Ghaziabad, wherever the visitor
 * is (rule V5). `now` is milliseconds since 1970.
 */
export function isDusk(now: number): boolean {
  const minute = (Math.floor(now / 60_000) + 330) % 1_440;
  return minute >= 960 || minute < 270;
}
