import { allAcaryas, listAcaryas } from '#core/calendar/acarya-days.ts';
import * as m from '#messages/admin/pages.ts';
import { getCalendarWords } from '../calendar/calendar-words-queries.ts';
import { listClasses } from '../classes/class-queries.ts';
import type { Services } from '../services.ts';
import { getTempleSettings } from '../settings/settings-queries.ts';
import { listLatestEvents } from './events-queries.ts';

const mostEvents = 40;

/**
 * What the facts of a page can follow, for its form: the hours, a line of the schedule, a class, an
 * event, the days that honour a teacher. `current` stays a choice when it is no longer there.
 */
export async function listFollowChoices(
  services: Services,
  current: string,
): Promise<{ value: string; label: string }[]> {
  const [{ schedule }, classes, events, { tables }] = await Promise.all([
    getTempleSettings(services),
    listClasses(services),
    listLatestEvents(services, mostEvents),
    getCalendarWords(services),
  ]);
  const choices = [
    { value: 'hours', label: m.followHours },
    ...[...new Set(schedule.entries.map(({ title }) => title))].map((title) => ({
      value: `schedule/${title}`,
      label: m.followSchedule(title),
    })),
    ...classes.map(({ id, title }) => ({ value: `class/${id}`, label: m.followClass(title) })),
    ...events.map(({ id, title }) => ({ value: `weekly/${id}`, label: m.followWeekly(title) })),
    ...events
      .filter(({ past }) => !past)
      .map(({ id, title }) => ({ value: `event/${id}`, label: m.followOnce(title) })),
    { value: `calendar/${allAcaryas}`, label: m.followAcaryas },
    ...[...listAcaryas()].map(([id, { id: day, title }]) => ({
      value: `calendar/${id}`,
      label: m.followAcarya(tables.events[day] ?? title),
    })),
  ];
  const known = current === '' || choices.some(({ value }) => value === current);
  return known ? choices : [...choices, { value: current, label: m.followGone(current) }];
}
