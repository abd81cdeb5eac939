import { data, Link } from 'react-router';
import type { ListedEntry } from '#core/calendar/additions.ts';
import { calendarHref, inMonth, isNear, yearHref, years } from '#core/calendar/calendar-query.ts';
import { civilDate, dayNumber } from '#core/calendar/civil-date.ts';
import { entryView } from '#core/calendar/day-view.ts';
import { zoneTime } from '#core/calendar/zone-time.ts';
import { fillFacts } from '#core/page-copy/fill-places.ts';
import * as m from '#messages/calendar.ts';
import { locale } from '#messages/language.ts';
import { findPlace, getTemplePlace, listCalendarDays } from '#server/calendar/calendar-queries.ts';
import { getCalendarWords } from '#server/calendar/calendar-words-queries.ts';
import { anyName, anyYear, type PublicRoute } from '#server/http/public-page.ts';
import { queueOwnerContext } from '#server/http/request-contexts.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { pageMeta } from '#site/frame/page-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { withLanguage } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/year.route';
import { PrintButton } from './print-button.tsx';
import './jumps.css';
import './year.css';
import '#ui/tabs/tabs.css';

export const handle = {
  publicPage: { seconds: 3600, query: { year: anyYear, place: anyName, only: ['ekadasi'] } },
} satisfies PublicRoute;

const problemWords = {
  years: m.yearsCoveredYear,
  place: m.unknownPlaceOfYear,
  polar: m.noSunriseInYear,
};

type YearDay = { date: string; weekday: string; entries: { id: string; title: string; category: string }[] };

/** What remains of a year with 'Ekadasis only'. */
const ekadasiKinds: readonly ListedEntry['kind'][] = ['mahadvadasi', 'ekadasi', 'parana'];

/** A whole year of one place on one page, for the notice board: only days with entries. */
export async function loader({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const params = new URL(request.url).searchParams;
  const problems: (keyof typeof problemWords)[] = [];
  let place = await findPlace(services, params.get('place') ?? '');
  if (!place) {
    problems.push('place');
    place = await getTemplePlace(services);
  }
  const typedYear = params.get('year') ?? '';
  const today = zoneTime(services.clock().getTime(), place.zone).date;
  const thisYear = Number(today.slice(0, 4));
  let year = thisYear;
  if (/^\d{4}$/.test(typedYear) && years.includes(Number(typedYear))) year = Number(typedYear);
  else if (typedYear) problems.push('years');
  const [from, to] = [civilDate(dayNumber(year, 1, 1)), civilDate(dayNumber(year, 12, 31))];
  const owner = context.get(queueOwnerContext);
  let days = await listCalendarDays(services, place, from, to, owner);
  if (!days.ok) {
    problems.push('polar');
    place = await getTemplePlace(services);
    days = await listCalendarDays(services, place, from, to, owner);
  }
  const { id, name, zone } = place;
  const words = await getCalendarWords(services);
  const only = params.get('only') === 'ekadasi' ? ('ekadasi' as const) : undefined;
  const busy = (days.ok ? days.value : [])
    .map(({ day, listed }) => ({
      day,
      listed: only ? listed.filter(({ kind }) => ekadasiKinds.includes(kind)) : listed,
    }))
    .filter(({ listed }) => listed.length > 0)
    .map(({ day, listed }): YearDay => {
      const entries = listed.map((entry) => entryView(entry, day, zone, words));
      return {
        date: day.date,
        weekday: weekday.format(Date.parse(day.date)),
        entries: entries.map(({ id, title, category }) => ({ id, title, category })),
      };
    });
  const { publicUrl } = services.config;
  const { activitySearch } = await getTempleSettings(services);
  const search = fillFacts(activitySearch.calendarYear, { year: String(year), city: name });
  return data(
    {
      year,
      only,
      /** Of the current year the month that is now, from 1. */
      thisMonth: year === thisYear ? Number(today.slice(5, 7)) : null,
      place: { id: id === 'temple' ? '' : id, name },
      days: busy,
      problems,
      search,
      publicUrl,
    },
    problems.length === 0 && isNear(year, thisYear) && !id.includes(',')
      ? {}
      : { headers: { 'cache-control': 'no-store' } },
  );
}

export { loaderHeaders as headers } from '#server/http/loader-headers.ts';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { year, place, publicUrl } = loaderData;
  return pageMeta(matches, {
    ...loaderData.search,
    picture: 'calendar-moon',
    url: publicUrl + withLanguage(yearHref(year, place.id)),
  });
}

export default function CalendarYear({ loaderData }: Route.ComponentProps) {
  const { year, only, thisMonth, place, days, problems } = loaderData;
  return (
    <div className="wrap cal-year">
      <h1>{m.yearAndPlace(year, place.name)}</h1>
      {problems.map((problem) => (
        <Notice key={problem} tone="wait">
          {problemWords[problem]}
        </Notice>
      ))}
      <nav className="row wrapx" aria-label={m.year}>
        <PrintButton />
        {[year - 1, year + 1]
          .filter((other) => years.includes(other))
          .map((other) => (
            <ButtonLink key={other} to={yearHref(other, place.id, only)} look="outline" size="sm">
              {other}
            </ButtonLink>
          ))}
        <ButtonLink to={calendarHref({ place: place.id })} look="quiet" size="sm">
          {m.backToMonths}
        </ButtonLink>
      </nav>
      <nav className="year-finder" aria-label={m.daysAndMonths}>
        <span className="seg">
          <Link to={yearHref(year, place.id)} aria-current={only ? undefined : 'true'}>
            {m.allDays}
          </Link>
          <Link to={yearHref(year, place.id, 'ekadasi')} aria-current={only ? 'true' : undefined}>
            {m.ekadasisOnly}
          </Link>
        </span>
        <ul className="year-jumps">
          {months.map((name, index) => (
            <li key={name}>
              <a href={`#month-${index + 1}`} aria-current={index + 1 === thisMonth ? 'date' : undefined}>
                {m.shortMonths[index]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="year-months">
        {months.map((name, index) => (
          <section key={name} aria-labelledby={`month-${index + 1}`}>
            <h2 id={`month-${index + 1}`}>{name}</h2>
            <ul>
              {days
                .filter(({ date }) => inMonth(date, { year, month: index + 1 }))
                .map((day) => (
                  <YearLine key={day.date} day={day} />
                ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="sm muted">{m.datesAreOf(place.name)}</p>
    </div>
  );
}

function YearLine({ day }: { day: YearDay }) {
  return (
    <li>
      <time dateTime={day.date} className="num">
        <b>{Number(day.date.slice(8))}</b> {day.weekday}
      </time>
      <span>
        {day.entries.map(({ id, title, category }) => (
          <span key={id} className={`year-entry ${category}`}>
            {title}
          </span>
        ))}
      </span>
    </li>
  );
}

const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
const monthName = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
const months = Array.from({ length: 12 }, (_, index) => monthName.format(Date.UTC(2000, index, 1)));
