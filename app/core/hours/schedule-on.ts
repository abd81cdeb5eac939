import * as m from '#messages/week.ts';
import { sittingWords } from './hours-words.ts';
import { type OpeningHours, sittingsOn } from './opening-hours.ts';
import type { ScheduleEntry } from './station-kinds.ts';

type Schedule = { entries: ScheduleEntry[]; closedNote: string };

/**
 * The schedule of an Indian day, '2026-09-04', with the staff's own times and hours for it, if any.
 */
export function scheduleOn(
  {
    schedule,
    scheduleDays,
    openingHours,
  }: {
    schedule: Schedule;
    scheduleDays: readonly (ScheduleEntry & { on: string })[];
    openingHours: OpeningHours;
  },
  day: string,
): Schedule {
  const entries = scheduleDays.filter(({ on }) => on === day).map(({ on: _, ...entry }) => entry);
  if (entries.length === 0) return schedule;
  const sittings = sittingsOn(openingHours, day);
  const closedNote = sittings.length > 0 ? m.onlyTodayOpen(sittingWords(sittings)) : m.onlyTodayShut;
  return { entries, closedNote };
}
