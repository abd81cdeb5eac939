/** One sitting, as clock times in Asia/Kolkata: { opens: '04:30', closes: '13:00' }. */
export type Sitting = { opens: string; closes: string };

export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** Opening hours: seven days of the week, and exceptions (a festival, an eclipse). */
export type OpeningHours = {
  week: readonly { day: string; sittings: readonly Sitting[] }[];
  days: readonly { on: string; note: string; sittings: readonly Sitting[] }[];
};

/** Number of days between 1 January 1970, a Thursday, and an Indian day '2026-11-22'. */
function dayNumberOf(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
}

/** The sittings of an Indian day, given by its number; none where the temple stays closed. */
export function sittingsOfDay(hours: OpeningHours, dayNumber: number): readonly Sitting[] {
  const on = new Date(dayNumber * 86_400_000).toISOString().slice(0, 10);
  const own = hours.days.find((day) => day.on === on);
  if (own) return own.sittings;
  const name = weekdays[(((dayNumber + 4) % 7) + 7) % 7];
  return hours.week.find(({ day }) => day === name)?.sittings ?? [];
}

/** The sittings of '2026-11-22'. */
export function sittingsOn(hours: OpeningHours, day: string): readonly Sitting[] {
  return sittingsOfDay(hours, dayNumberOf(day));
}

/** In English, as schema.org names it. */
export function titled(day: string): string {
  return day.charAt(0).toUpperCase() + day.slice(1);
}
