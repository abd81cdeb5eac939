import * as m from '#messages/week.ts';
import { type OpeningHours, type Sitting, type Weekday, weekdays } from './opening-hours.ts';

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
