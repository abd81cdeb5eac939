import { type OpeningHours, sittingsOn, sittingWords } from './opening-hours.ts';

type Entry = { time: string; title: string };
type Schedule = { entries: Entry[]; closedNote: string };

/** The schedule of an Indian day, '2026-09-04': its own times and hours where the office has given it some. */
export function scheduleOn(
  {
    schedule,
    scheduleDays,
    openingHours,
  }: { schedule: Schedule; scheduleDays: readonly (Entry & { on: string })[]; openingHours: OpeningHours },
  day: string,
): Schedule {
  const entries = scheduleDays.filter(({ on }) => on === day).map(({ time, title }) => ({ time, title }));
  if (entries.length === 0) return schedule;
  const sittings = sittingsOn(openingHours, day);
  const hours = sittings.length > 0 ? `Open ${sittingWords(sittings)}.` : 'The doors stay closed.';
  return { entries, closedNote: `Only today. ${hours}` };
}
