import { dayNumberOf } from '#core/calendar/civil-date.ts';
import { countdownWords } from '#core/calendar/countdown.ts';
import { dateThisYear, longDate } from '#core/calendar/day-words.ts';
import { zoneTime } from '#core/calendar/zone-time.ts';
import { fillFacts } from '#core/page-copy/fill-places.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/janmastami.ts';
import { getTemplePlace } from '#server/calendar/calendar-queries.ts';
import { getCalendarWords } from '#server/calendar/calendar-words-queries.ts';
import { listComingJanmastamis } from '#server/calendar/janmastami-queries.ts';
import { listCauses } from '#server/donations/cause-queries.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { searchMeta } from '#site/frame/search-meta.ts';
import { causeView } from '#site/giving/cause-view.ts';
import { plainHref } from '#ui/href.ts';
import type { Route } from './+types/janmastami.route';
import { ComingYears } from './coming-years.tsx';
import { FestivalDay } from './festival-day.tsx';
import { FestivalDonations } from './festival-donations.tsx';
import { FestivalHero } from './festival-hero.tsx';
import { festivalMoments } from './festival-moments.ts';
import { HowToFast, Story } from './festival-story.tsx';
import './janmastami.css';

export const handle = { publicPage: { seconds: 60 } } satisfies PublicRoute;

const yearsShown = 5;

/** The nearest Janmastami: its date from the calendar, its donations from the causes. */
export async function loader({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const services = context.get(servicesContext);
  const now = services.clock();
  const place = await getTemplePlace(services);
  const { date: today } = zoneTime(now.getTime(), place.zone);
  const [coming, causes, names, { festivalWords, activitySearch }] = await Promise.all([
    listComingJanmastamis(services, place, today, yearsShown),
    listCauses(services),
    getCalendarWords(services),
    getTempleSettings(services),
  ]);
  const next = coming[0]?.day;
  const views = causes.map((cause) => causeView(cause, templeDay(now)));
  return {
    words: { ...festivalWords, years: fillFacts(festivalWords.years, { city: place.name }) },
    search: fillFacts(activitySearch.festival, {
      year: next?.date.slice(0, 4) ?? '',
      when: next ? m.when(longDate(next.date), place.name) : '',
    }),
    place: place.name,
    next: next
      ? {
          date: next.date,
          longDate: longDate(next.date),
          countdown:
            dayNumberOf(next.date) < dayNumberOf(today)
              ? m.todayIsNandotsava
              : countdownWords(today, next.date),
          moments: festivalMoments(next, place.zone, names),
        }
      : null,
    years: coming.map(({ day: { date } }) => ({ date, day: dateThisYear(date) })),
    causes: views.filter(({ category, status }) => category === 'festival' && status === 'live'),
    url: `${services.config.publicUrl}${plainHref('/janamastmi')}`,
  };
}

export const meta = searchMeta('janmashtami');

export default function Janmastami({ loaderData }: Route.ComponentProps) {
  const { words, next, place, years, causes } = loaderData;
  return (
    <>
      <FestivalHero words={words.festival} next={next} place={place} />
      <Story />
      <FestivalDay words={words} next={next} place={place} />
      <HowToFast words={words.fast} />
      <FestivalDonations words={words.donations} none={words.noDonations.lead} causes={causes} />
      {years.length > 1 && <ComingYears words={words.years} years={years} />}
    </>
  );
}
