import { acaryaEvents } from './events/acarya-events.ts';

/** The days of all teachers whose days are kept with a fast. */
export const allAcaryas = 'acaryas';

const aboutDay = /-(appearance|disappearance)$/;

/**
 * The teachers whose days are kept with a fast until noon, each with the beginning of the ids of
 * these days and the name that the calendar gives him.
 */
export function listAcaryas(): { id: string; name: string }[] {
  const kept = acaryaEvents.filter(({ fast }) => fast !== undefined);
  const names = kept.map(
    ({ id, title }) => [id.replace(aboutDay, ''), title.split(' -- ')[0] ?? ''] as const,
  );
  return [...new Map(names)].map(([id, name]) => ({ id, name }));
}

/** The ids of the calendar's events that honour a teacher, or all of them; none for who is unknown. */
export function acaryaDays(who: string): ReadonlySet<string> {
  const honoured = listAcaryas().filter(({ id }) => who === allAcaryas || id === who);
  const ids = acaryaEvents.map(({ id }) => id);
  return new Set(ids.filter((id) => honoured.some((one) => one.id === id.replace(aboutDay, ''))));
}
