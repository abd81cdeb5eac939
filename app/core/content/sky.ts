const indiaAhead = 330;
const dusk = 16 * 60;
const dawn = 4 * 60 + 30;

/**
 * Whether the home page's hero shows dusk: from 16:00 to 04:30 in Ghaziabad, wherever the visitor is
 * (VISUAL, "Time of day"). `time` is milliseconds since 1970. Self-contained arithmetic, because the page also
 * carries it as an inline script that runs before the first paint.
 */
export function isDusk(time: number): boolean {
  const minute = (Math.floor(time / 60_000) + indiaAhead) % 1_440;
  return minute >= dusk || minute < dawn;
}
