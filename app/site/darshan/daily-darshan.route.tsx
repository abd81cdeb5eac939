import { data, redirect } from 'react-router';
import { darshanHref, dayAfter, readDarshanQuery, stripOf } from '#core/darshan/darshan-query.ts';
import { albumsOf, darshanTypes } from '#core/darshan/darshan-type.ts';
import { fillFacts } from '#core/page-copy/fill-places.ts';
import { dayAndMonth, longDay, weekday } from '#core/time/date-words.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { listDarshanPhotos } from '#server/darshan/darshan-queries.ts';
import { anyDate, type PublicRoute } from '#server/http/public-page.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { pageMeta } from '#site/frame/page-meta.ts';
import { href } from '#ui/href.ts';
import type { Route } from './+types/daily-darshan.route';
import { DarshanAlbums } from './darshan-albums.tsx';
import { DarshanHead } from './darshan-head.tsx';
import { DayChoice } from './day-choice.tsx';
import { toDarshanPhoto } from './photo-view.ts';
import './darshan.css';

/** Never served stale: 'today' ends at midnight. */
export const handle = {
  publicPage: { seconds: 60, staleSeconds: 0, query: { date: anyDate, type: darshanTypes } },
} satisfies PublicRoute;

export async function loader({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const today = templeDay(services.clock());
  const query = new URL(request.url).searchParams;
  const selection = readDarshanQuery(query, today);
  // Whatever the field accepts ('२०२६-११-०१', a space) redirects to one address.
  const written = query.get('date');
  if (written && !selection.problem && written !== selection.typed)
    throw redirect(darshanHref({ day: selection.typed, type: selection.type }));
  const photos = await listDarshanPhotos(services, selection.day);
  const albums = albumsOf(photos).map(({ type, photos }) => ({
    type,
    photos: photos.map((photo) => toDarshanPhoto(photo, selection.day)),
  }));
  const dayWords = longDay(noon(selection.day));
  const { visitWords, visitSearch } = await getTempleSettings(services);
  const page = {
    search: fillFacts(visitSearch.dailyDarshan, { day: dayWords }),
    selection,
    today,
    dayWords,
    before: dayAfter(selection.day, -1),
    after: selection.day < today ? dayAfter(selection.day, 1) : null,
    strip: stripOf(selection.day, today).map((day) => ({
      day,
      weekday: weekday(noon(day)).slice(0, 3),
      ...(({ day: number, month }) => ({ number, month }))(dayAndMonth(noon(day))),
    })),
    /** For a day, or a darshan of it, without photos. */
    none: (selection.day === today ? visitWords.noPhotosYet : visitWords.noPhotos).title,
    types: albums.map(({ type }) => type),
    albums: selection.type ? albums.filter(({ type }) => type === selection.type) : albums,
    url: `${services.config.publicUrl}${href('/daily-darshan')}`,
  };
  // Days without photos are unbounded.
  const known = !selection.problem && (selection.day === today || photos.length > 0);
  return data(page, known ? {} : { headers: { 'cache-control': 'no-store' } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta(matches, {
    ...loaderData.search,
    url: loaderData.url,
  });
}

export default function DailyDarshan({ loaderData }: Route.ComponentProps) {
  return (
    <div data-theme="night" className="darshan">
      <section className="section">
        <div className="wrap">
          <DarshanHead title="Daily darshan" here="Daily darshan" lead={<time>{loaderData.dayWords}</time>} />
          <DayChoice {...loaderData} />
          <DarshanAlbums {...loaderData} />
        </div>
      </section>
    </div>
  );
}

/** A moment within the day, whatever the machine's zone. */
function noon(day: string): Date {
  return new Date(`${day}T12:00:00+05:30`);
}
