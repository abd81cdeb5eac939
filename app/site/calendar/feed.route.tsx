import { data } from 'react-router';
import { categories, isNear, years } from '#core/calendar/calendar-query.ts';
import { type CivilDate, civilDate, dayNumber } from '#core/calendar/civil-date.ts';
import { zoneTime } from '#core/calendar/zone-time.ts';
import { language } from '#messages/language.ts';
import { plainId } from '#server/calendar/calendar-feed.ts';
import { findPlace, listAdditions } from '#server/calendar/calendar-queries.ts';
import { listCorrectedNames } from '#server/calendar/calendar-words-queries.ts';
import { anyName, anyYear, type PublicRoute } from '#server/http/public-page.ts';
import { queueOwnerContext } from '#server/http/request-contexts.ts';
import { servicesContext } from '#server/services.ts';
import { getOwnDigits } from '#server/settings/own-digits.ts';
import { offersLanguage } from '#server/settings/settings-queries.ts';
import type { Route } from './+types/feed.route';

// Cached like a page: with an ETag, compressed, and rendered again when the temple changes its
// calendar.
export const handle = {
  publicPage: { seconds: 3600, query: { year: anyYear, place: anyName, only: categories, alarm: ['eve'] } },
} satisfies PublicRoute;

/**
 * GET /calendar.ics?year=2026&place=london&only=fasting&alarm=eve, all optional: without a year
 * this one and the next, without a place the temple's. /hi/calendar.ics is the same in Hindi: a
 * path of its own, since programs that subscribe store an address and some drop what they do not
 * know of its query.
 */
export async function loader({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  if (!(await offersLanguage(services, language))) throw data(null, { status: 404 });
  const search = new URL(request.url).searchParams;
  const place = await findPlace(services, search.get('place') ?? '');
  if (!place) return refused('We do not know that place.');
  const onlyText = search.get('only');
  const only = categories.find((category) => category === onlyText) ?? null;
  if (onlyText && !only) return refused(`There is no such category. There are ${categories.join(', ')}.`);
  const alarmText = search.get('alarm');
  if (alarmText && alarmText !== 'eve')
    return refused('A reminder can be asked for the eve only: alarm=eve.');
  const today = zoneTime(services.clock().getTime(), place.zone).date;
  const span = readYears(search.get('year'), today);
  if (!span) return refused('The calendar covers the years 1950 to 2099.');
  const [first, last] = span;
  const { publicUrl } = services.config;
  const input = {
    place,
    from: civilDate(dayNumber(first, 1, 1)),
    to: civilDate(dayNumber(last, 12, 31)),
    additions: await listAdditions(services),
    options: {
      ...{ only, alarm: alarmText === 'eve', publicUrl, language },
      corrected: await listCorrectedNames(services, language),
      digits: await getOwnDigits(services, language),
    },
  };
  const feed = await services.almanac.feed(input, context.get(queueOwnerContext));
  if (!feed.ok) return refused('The Sun does not rise there on all days of the year.');
  const isCached = isNear(first, Number(today.slice(0, 4))) && !place.id.includes(',');
  return new Response(feed.value, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename="vaisnava-calendar-${plainId(place.id)}.ics"`,
      'access-control-allow-origin': '*',
      ...(!isCached && { 'cache-control': 'no-store' }),
    },
  });
}

function readYears(text: string | null, today: CivilDate): [first: number, last: number] | null {
  if (!text) {
    const year = Number(today.slice(0, 4));
    return [year, years.includes(year + 1) ? year + 1 : year];
  }
  const year = Number(text);
  return /^\d{4}$/.test(text) && years.includes(year) ? [year, year] : null;
}

function refused(sentence: string): Response {
  return new Response(`${sentence}\n`, {
    status: 422,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
