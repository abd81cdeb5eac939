import { type CivilDate, dayNumberOf, parseCivilDate } from '#core/calendar/civil-date.ts';
import { dayNames } from '#core/calendar/day-names.ts';
import { dayRecord } from '#core/calendar/day-record.ts';
import { entryView } from '#core/calendar/day-view.ts';
import { isLanguage, type Language, languageNames } from '#core/language/languages.ts';
import { language as siteLanguage } from '#messages/language.ts';
import { findPlace, listCalendarDays } from '#server/calendar/calendar-queries.ts';
import { getCalendarWords } from '#server/calendar/calendar-words-queries.ts';
import { queueOwnerContext } from '#server/http/request-contexts.ts';
import { type Services, servicesContext } from '#server/services.ts';
import { offersLanguage } from '#server/settings/settings-queries.ts';
import type { Route } from './+types/calendar.route';
import { publicJson } from './public-json.ts';

const mostDays = 400;

/**
 * GET /api/v1/calendar?from=2025-12-01&to=2025-12-31&place=london: { place, days: [...] }, both
 * dates included, at most 400 days; without `place` the temple's own. A day is a `DayRecord`, its
 * `events` as the temple lists them (`calendar-schema.ts`). `language=hi` adds the names of each
 * day
 * in that language; the names by which programs know a day stay as they are.
 */
export async function loader({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const search = new URL(request.url).searchParams;
  const from = readDate(search.get('from'));
  const to = readDate(search.get('to'));
  if (!from) return refused('from', 'Give a date like 2025-12-01.');
  if (!to) return refused('to', 'Give a date like 2025-12-31.');
  if (to < from) return refused('to', 'It must not be before from.');
  if (dayNumberOf(to) - dayNumberOf(from) >= mostDays) return refused('to', 'At most 400 days at once.');
  const language = await readLanguage(services, search.get('language'));
  if (!language) return refused('language', `There are ${languageNames.join(', ')}.`);
  const place = await findPlace(services, search.get('place') ?? '', language);
  if (!place) return refused('place', 'No such place.');
  const owner = context.get(queueOwnerContext);
  const days = await listCalendarDays(services, place, from, to, owner, language);
  if (!days.ok) {
    return days.code === 'year-out-of-range'
      ? refused(days.field ?? 'from', 'The calendar covers the years 1950 to 2099.')
      : refused('place', 'The Sun does not rise there on all of these days.');
  }
  const words = await getCalendarWords(services, language);
  return publicJson({
    place,
    days: days.value.map(({ day, listed }) => ({
      ...dayRecord(day, place.zone),
      ...(language !== 'en' && { names: dayNames(day, words) }),
      events: listed.map((entry) => {
        const { title, note } = language === 'en' ? entry : entryView(entry, day, place.zone, words);
        return { ...entry, id: `${day.date}-${entry.id}`, title, note };
      }),
    })),
  });
}

/** One that the temple offers; the site's where none is asked for, null for any other. */
async function readLanguage(services: Services, text: string | null): Promise<Language | null> {
  if (!text) return siteLanguage;
  return isLanguage(text) && (await offersLanguage(services, text)) ? text : null;
}

function readDate(text: string | null): CivilDate | null {
  const date = parseCivilDate(text ?? '');
  return date.ok ? date.value : null;
}

function refused(field: string, message: string): Response {
  const body = { code: 'invalid', message: 'The question could not be read.', fields: { [field]: message } };
  return Response.json(body, {
    status: 422,
    headers: { 'cache-control': 'no-store', 'access-control-allow-origin': '*' },
  });
}
