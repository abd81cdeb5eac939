import { data, redirect, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import {
  type CalendarProblem,
  calendarHref,
  calendarQuery,
  isOftenAsked,
  readCalendarQuery,
} from '#core/calendar/calendar-query.ts';
import { cities } from '#core/calendar/cities.ts';
import { civilDate, dayNumber, dayNumberOf } from '#core/calendar/civil-date.ts';
import { dayCard } from '#core/calendar/day-card.ts';
import { dayView, entryView } from '#core/calendar/day-view.ts';
import type { Place } from '#core/calendar/place.ts';
import { cityLabel } from '#core/calendar/place-text.ts';
import { zoneTime } from '#core/calendar/zone-time.ts';
import { findPlace, getTemplePlace, listCalendarDays } from '#server/calendar/calendar-queries.ts';
import { getCalendarWords } from '#server/calendar/calendar-words-queries.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { queueOwnerContext } from '#server/http/request-contexts.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { useToday } from '#site/calendar-parts/use-today.ts';
import { pageMeta } from '#site/frame/page-meta.ts';
import { plainHref } from '#ui/href.ts';
import type { Route } from './+types/calendar.route';
import { CalendarBoard } from './calendar-board.tsx';
import { CalendarSide, type Upcoming } from './calendar-side.tsx';
import { MoonHero } from './moon-hero.tsx';
import { NextFast } from './next-fast.tsx';
import { Subscribe } from './subscribe.tsx';
import './calendar.css';

/** Upcoming: 5 events within 30 days (rule S43). */
const upcomingShown = 5;
const upcomingDays = 30;

export const handle = {
  publicPage: { seconds: 60, query: calendarQuery },
} satisfies PublicRoute;

export async function loader({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const query = readCalendarQuery(new URL(request.url).searchParams);
  const problems: CalendarProblem[] = [...query.problems];
  const temple = await getTemplePlace(services);
  let place = await findPlace(services, query.place);
  if (!place) {
    problems.push('place');
    place = temple;
  }
  // A typed place name: every link of the page carries the place's id instead.
  const known = place.id === 'temple' ? '' : place.id;
  if (problems.length === 0 && query.place !== known)
    throw redirect(calendarHref({ ...query, place: known }));
  const todayAt = ({ zone }: Place) => zoneTime(services.clock().getTime(), zone).date;
  let today = todayAt(place);
  const shown = query.shown ?? { year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) };
  const first = civilDate(dayNumber(shown.year, shown.month, 1));
  const last = civilDate(dayNumber(shown.year, shown.month + 1, 1) - 1);
  const owner = context.get(queueOwnerContext);
  let month = await listCalendarDays(services, place, first, last, owner);
  if (!month.ok) {
    problems.push('polar');
    place = temple;
    today = todayAt(place);
    month = await listCalendarDays(services, place, first, last);
  }
  const ahead = await listCalendarDays(services, place, today, civilDate(dayNumberOf(today) + upcomingDays));
  const { id, name, zone } = place;
  const words = await getCalendarWords(services);
  const upcoming = (ahead.ok ? ahead.value : [])
    .flatMap(({ day, listed }) =>
      listed.map((entry): Upcoming => ({ ...entryView(entry, day, zone, words), date: day.date })),
    )
    .filter(({ category }) => category !== 'break-fast')
    .slice(0, upcomingShown);
  // Today's and tomorrow's: a cached page may still be sent after midnight.
  const cards = [today, civilDate(dayNumberOf(today) + 1)].flatMap(
    (date) => (ahead.ok && dayCard(ahead.value, date, zone, words)) || [],
  );
  const { activityWords, activitySearch } = await getTempleSettings(services);
  return data(
    {
      words: activityWords.calendar,
      search: activitySearch.calendar,
      place: { id, name, zone },
      temple: temple.name,
      cities: cities.map(cityLabel),
      typed: 'country' in place ? cityLabel(place) : query.place,
      today,
      shown,
      days: month.ok ? month.value.map(({ day, listed }) => dayView(day, listed, zone, words)) : [],
      cards,
      upcoming,
      problems,
      publicUrl: services.config.publicUrl,
    },
    problems.length === 0 && isOftenAsked(query, today) ? {} : { headers: { 'cache-control': 'no-store' } },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** Choosing a day, a view or a category of the shown month needs no request. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const [now, next] = [currentUrl, nextUrl].map((url) => {
    const { shown, place, problems } = readCalendarQuery(url.searchParams);
    return JSON.stringify([url.pathname, shown, place, problems]);
  });
  return now === next ? false : defaultShouldRevalidate;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta(matches, {
    ...loaderData.search,
    picture: 'calendar-moon',
    url: `${loaderData.publicUrl}${plainHref('/calender')}`,
  });
}

export default function Calendar({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation();
  const query = readCalendarQuery(new URLSearchParams(search));
  const today = useToday(loaderData.today, loaderData.place.zone);
  return (
    <>
      <MoonHero {...loaderData.words}>
        <NextFast cards={loaderData.cards} today={today} query={query} />
      </MoonHero>
      <div className="wrap cal" data-wake>
        <CalendarBoard {...loaderData} today={today} query={query} />
        <CalendarSide {...loaderData} today={today} query={query} />
        <Subscribe query={query} year={loaderData.shown.year} publicUrl={loaderData.publicUrl} />
      </div>
    </>
  );
}
