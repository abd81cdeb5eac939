import * as m from '#messages/hours.ts';

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
type Weekday = (typeof weekdays)[number];

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

/** '04:30–13:00 and 16:00–21:30', or 'Closed'. */
export function sittingWords(sittings: readonly Sitting[]): string {
  const spans = sittings.map(({ opens, closes }) => `${opens}–${closes}`);
  return spans.length > 0 ? spans.reduce((one, other) => m.twoSittings(one, other)) : m.closed;
}

/**
 * The week in as few lines as possible: 'Every day', or runs of equal days ('Monday to Saturday',
 * 'Sunday'). A run may go from Saturday over to Sunday.
 */
export function weekWords(hours: OpeningHours): { days: string; hours: string }[] {
  // Monday first: 'Monday to Saturday' is the usual run.
  const order: Weekday[] = [...weekdays.slice(1), weekdays[0]];
  const lines = order.map((day) => ({
    day,
    hours: sittingWords(hours.week.find((one) => one.day === day)?.sittings ?? []),
  }));
  const runs: { first: Weekday; last: Weekday; hours: string }[] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run && run.hours === line.hours) run.last = line.day;
    else runs.push({ first: line.day, last: line.day, hours: line.hours });
  }
  if (runs.length === 1) return [{ days: m.everyDay, hours: runs[0]?.hours ?? '' }];
  return runs.map(({ first, last, hours }) => ({
    days: first === last ? m.weekdays[first] : m.fromDayToDay(m.weekdays[first], m.weekdays[last]),
    hours,
  }));
}

/** In English, as schema.org and the office name it. */
export function titled(day: string): string {
  return day.charAt(0).toUpperCase() + day.slice(1);
}
