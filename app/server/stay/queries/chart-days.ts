import { listedEntries } from '#core/calendar/additions.ts';
import { parseCivilDate } from '#core/calendar/civil-date.ts';
import { entryTitle } from '#core/calendar/entry-words.ts';
import { dayAfter } from '#core/requests/request-days.ts';
import { type ChartWindow, windowEnd } from '#core/stay/tape-chart.ts';
import { getTemplePlace, listAdditions } from '#server/calendar/calendar-queries.ts';
import { getCalendarWords } from '#server/calendar/calendar-words-queries.ts';
import type { Services } from '#server/services.ts';

export type ChartDay = { day: string; names: string[] };

/**
 * The days of a window on which the house is fuller than usual: Ekadasis, festivals with a fast,
 * and the temple's own events that do not come every week. Empty where the calendar cannot be
 * computed.
 */
export async function listChartDays(services: Services, window: ChartWindow): Promise<ChartDay[]> {
  const place = await getTemplePlace(services);
  const from = parseCivilDate(window.from);
  const to = parseCivilDate(dayAfter(windowEnd(window), -1));
  if (!from.ok || !to.ok) return [];
  const [days, additions, words] = await Promise.all([
    services.almanac.days({ place, from: from.value, to: to.value }, 'office'),
    listAdditions(services),
    getCalendarWords(services),
  ]);
  if (!days.ok) return [];
  const ownEvents = additions.ownEvents.filter(({ repeats }) => repeats !== 'weekly');
  return days.value.flatMap((day): ChartDay[] => {
    const fasts = new Set(day.entries.flatMap(({ id, fast }) => (fast ? [id] : [])));
    const names = listedEntries(day, { ...additions, ownEvents })
      .filter(({ id, kind }) => ['ekadasi', 'mahadvadasi', 'own'].includes(kind) || fasts.has(id))
      .map((entry) => entryTitle(entry, day, words));
    return names.length > 0 ? [{ day: day.date, names }] : [];
  });
}
