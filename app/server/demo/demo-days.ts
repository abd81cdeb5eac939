/**
 * Calendar days ('2026-12-20') in Ghaziabad, for demo content that should always look like this
 * week's.
 */

const dayLength = 86_400_000;

export function daysLater(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);
}

/** The first such weekday (0 is Sunday) on or after the day. */
export function nextWeekday(day: string, weekday: number): string {
  return daysLater(day, (weekday - new Date(day).getUTCDay() + 7) % 7);
}
