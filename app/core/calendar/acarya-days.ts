import { acaryaEvents } from './events/acarya-events.ts';
import type { YearlyEvent } from './events/yearly-event.ts';

/** The days of all teachers whose days are kept with a fast. */
export const allAcaryas = 'acaryas';

const aboutDay = /-(appearance|disappearance)$/;
const idOf = ({ id }: YearlyEvent) => id.replace(aboutDay, '');

/**
 * The teachers whose days are kept with a fast until noon, by the beginning of the ids of these
 * days, each with one of them.
 */
export function listAcaryas(): ReadonlyMap<string, YearlyEvent> {
  const withFast = acaryaEvents.filter(({ fast }) => fast !== undefined);
  return new Map(withFast.map((event) => [idOf(event), event]));
}

/**
 * The ids of the calendar's events that honour a teacher, or all of them; none for who is unknown.
 */
export function acaryaDays(who: string): ReadonlySet<string> {
  const known = listAcaryas();
  const honoured = (id: string) => known.has(id) && (who === allAcaryas || who === id);
  return new Set(acaryaEvents.filter((event) => honoured(idOf(event))).map(({ id }) => id));
}
