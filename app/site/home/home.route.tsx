import { data } from 'react-router';
import { spoken, templeDefaults } from '#core/content/temple-settings.ts';
import type { Cause } from '#core/donations/cause.ts';
import { featuredCauses, smallestDonation } from '#core/home/featured-causes.ts';
import { darshansOf } from '#core/hours/darshan-times.ts';
import { dayAndMonth } from '#core/time/date-words.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { templeNoon } from '#core/time/temple-noon.ts';
import { firstView } from '#messages/fonts.ts';
import * as m from '#messages/home.ts';
import { getCalendarToday } from '#server/calendar/today-queries.ts';
import { listLatestBlogs } from '#server/content/blogs-queries.ts';
import { listLatestEvents } from '#server/content/events-queries.ts';
import { findLatestDarshanDay, listDarshanPhotos } from '#server/darshan/darshan-queries.ts';
import { listCauses } from '#server/donations/cause-queries.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { type Services, servicesContext } from '#server/services.ts';
import { sectionOrNull } from '#server/settings/section-or-null.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { pageMeta, shareImage } from '#site/frame/page-meta.ts';
import { toBlogRow, toEventRow } from '#site/reading/content-rows.ts';
import { preloadFont } from '#ui/fonts/preload-font.ts';
import { plainHref } from '#ui/href.ts';
import { pictureSource } from '#ui/photo-files.ts';
import type { Route } from './+types/home.route';
import { BlogInvitation, LatestBlogs } from './blogs.tsx';
import { Books } from './books.tsx';
import { type CauseDoor, Causes } from './causes.tsx';
import { Discover } from './discover.tsx';
import { LatestEvents } from './events.tsx';
import { Hero } from './hero.tsx';
import { About, Timeline } from './story.tsx';
import { templeData } from './structured-data.ts';
import { Today } from './today.tsx';
import './home.css';

export const links: Route.LinksFunction = () => firstView.map(preloadFont);

/** The latest four of each (rule S28). */
const shown = 4;

export const handle = { publicPage: { seconds: 60 } } satisfies PublicRoute;

/** Sections are read one by one: the page is shown without a failed one, and not cached. */
export async function loader({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const services = context.get(servicesContext);
  const now = services.clock();
  const [settings, calendar, darshan, causes, events, blogs] = await Promise.all([
    sectionOrNull(services, 'settings', () => getTempleSettings(services)),
    sectionOrNull(services, 'calendar', () => getCalendarToday(services)),
    sectionOrNull(services, 'darshan', () => darshanOfDay(services, templeDay(now))),
    sectionOrNull(services, 'causes', () => listCauses(services)),
    sectionOrNull(services, 'events', () => listLatestEvents(services, shown)),
    sectionOrNull(services, 'blogs', () => listLatestBlogs(services, shown)),
  ]);
  const current = settings ?? spoken(templeDefaults);
  const { identity, facts, schedule, homeWords: words, homeHeads: heads, homeTimeline } = current;
  const { publicUrl } = services.config;
  const url = `${publicUrl}${plainHref('/')}`;
  const page = {
    now: now.getTime(),
    identity,
    facts,
    words,
    heads,
    timeline: homeTimeline,
    stations: darshansOf(schedule.entries),
    calendar,
    darshan: darshan?.newest ?? null,
    causes: featuredCauses(causes ?? [], templeDay(now)).map(doorOfCause),
    booksCause: causes?.find((cause) => cause.category === 'books')?.id ?? null,
    events: events?.map((event) => toEventRow(event, now)) ?? [],
    blogs: blogs?.map(toBlogRow) ?? [],
    /** Of the newest blog. */
    excerpt: blogs?.[0]?.excerpt,
    url,
    temple: templeData(current, url, shareImage(url)),
  };
  const whole = settings && calendar && darshan && causes && events && blogs;
  return data(page, whole ? {} : { headers: { 'cache-control': 'no-store' } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { words, url, temple } = loaderData;
  return [
    ...pageMeta(matches, {
      title: words.titleForSearch,
      description: words.forSearch,
      url,
    }),
    { 'script:ld+json': temple },
  ];
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { now, identity, facts, words, heads, stations, calendar, darshan } = loaderData;
  const { causes, events, timeline } = loaderData;
  const [newest, ...blogs] = loaderData.blogs;
  return (
    <div className="home">
      <Hero identity={identity} facts={facts} words={words} />
      {stations.length > 0 && (
        <Today {...heads.today} stations={stations} calendar={calendar} darshan={darshan} rendered={now} />
      )}
      <About words={words} heads={heads} steps={timeline} />
      {causes.length > 0 && <Causes {...heads.causes} causes={causes} />}
      <Timeline heads={heads} steps={timeline} />
      {newest && <BlogInvitation {...heads.newestBlog} blog={newest} excerpt={loaderData.excerpt} />}
      <Discover words={words} heads={heads} />
      {events.length > 0 && <LatestEvents {...heads.events} events={events} />}
      <Books heads={heads} causeId={loaderData.booksCause} />
      {blogs.length > 0 && <LatestBlogs {...heads.blogs} blogs={blogs} />}
    </div>
  );
}

/** The newest photo of the altar, and of which day it is; none on a site without photos. */
async function darshanOfDay(services: Services, today: string) {
  const day = await findLatestDarshanDay(services, today);
  const photo = day && (await listDarshanPhotos(services, day)).at(-1);
  if (!photo) return { newest: null };
  const of = dayAndMonth(templeNoon(day));
  const when = day === today ? m.fromToday : `${of.day} ${of.month}`;
  return { newest: { image: pictureSource(photo.image), alt: photo.alt, when } };
}

function doorOfCause(cause: Cause): CauseDoor {
  return {
    id: cause.id,
    title: cause.title,
    summary: cause.summary,
    image: pictureSource(cause.image),
    from: smallestDonation(cause),
  };
}
