import { data, redirect } from 'react-router';
import { darshanHref, readDarshanQuery } from '#core/darshan/darshan-query.ts';
import { albumsOf, darshanTypes } from '#core/darshan/darshan-type.ts';
import { stripWords } from '#core/darshan/strip-words.ts';
import { fillFacts } from '#core/page-copy/fill-places.ts';
import { longDay } from '#core/time/date-words.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { templeNoon } from '#core/time/temple-noon.ts';
import * as m from '#messages/darshan-pages.ts';
import { getDarshanMonth } from '#server/darshan/darshan-month.ts';
import { findLatestDarshanDay, listDarshanPhotos } from '#server/darshan/darshan-queries.ts';
import { findLiveTitle } from '#server/darshan/live-queries.ts';
import { anyDate, type PublicRoute } from '#server/http/public-page.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { NextDarshanLine } from '#site/shared/next-darshan.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { plainHref } from '#ui/href.ts';
import type { Route } from './+types/daily-darshan.route';
import { DarshanActions } from './darshan-actions.tsx';
import { DarshanDays } from './darshan-days.tsx';
import { DarshanLine } from './darshan-line.tsx';
import { DarshanReel } from './darshan-reel.tsx';
import { DarshanTabs } from './darshan-tabs.tsx';
import { DayForm } from './day-form.tsx';
import { NoPhotos } from './no-photos.tsx';
import { toReel, toShare } from './photo-view.ts';
import './darshan.css';

/** Never served stale: 'today' ends at midnight. */
export const handle = {
  publicPage: { seconds: 60, staleSeconds: 0, query: { date: anyDate, type: darshanTypes } },
} satisfies PublicRoute;

export async function loader({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const now = services.clock();
  const today = templeDay(now);
  const query = new URL(request.url).searchParams;
  const read = readDarshanQuery(query, today);
  const { type, problem, typed } = read;
  // Whatever the field accepts ('२०२६-११-०१', a space) redirects to one address.
  const written = query.get('date');
  if (written && !problem && written !== typed) throw redirect(darshanHref({ day: typed, type }));
  const latest = await findLatestDarshanDay(services, read.day);
  // Before the first photo of today, who asks for no day sees the latest.
  const day = typed || type ? read.day : (latest ?? today);
  const isPast = typed !== '' && day !== today;
  const [photos, month, live, settings] = await Promise.all([
    listDarshanPhotos(services, day),
    getDarshanMonth(services, day),
    isPast ? null : findLiveTitle(services),
    getTempleSettings(services),
  ]);
  const { identity, visitWords, visitSearch, schedule } = settings;
  const { publicUrl } = services.config;
  const dayWords = longDay(templeNoon(day));
  const page = {
    now: now.getTime(),
    search: fillFacts(visitSearch.dailyDarshan, { day: dayWords }),
    selection: { ...read, day },
    today,
    dayWords,
    live,
    /** Of a past day that was asked for nothing comes next. */
    entries: isPast ? [] : schedule.entries,
    strip: stripWords(day, today, type),
    month,
    photos: toReel(type ? photos.filter((photo) => photo.type === type) : photos, day),
    /** The darshans of the day that have photos. */
    types: albumsOf(photos).map((album) => album.type),
    share: photos.length > 0 ? toShare({ deities: identity.deities, publicUrl, day, dayWords }) : null,
    /** For a day, or a darshan of it, without photos. */
    none: (day === today ? visitWords.noPhotosYet : visitWords.noPhotos).title,
    /** Over the photos of the latest day, while today has none. */
    waiting: !typed && photos.length > 0 && day !== today ? visitWords.noPhotosToday.lead : null,
    /** The latest day before that has photos, for a day that has none. */
    before: photos.length > 0 || !latest ? null : { day: latest, words: longDay(templeNoon(latest)) },
    url: `${publicUrl}${plainHref('/daily-darshan')}`,
  };
  // Days without photos are unbounded.
  const known = !problem && (!isPast || photos.length > 0);
  return data(page, known ? {} : { headers: { 'cache-control': 'no-store' } });
}

export { loaderHeaders as headers } from '#server/http/loader-headers.ts';

export { darshanMeta as meta } from './darshan-meta.ts';

export default function DailyDarshan({ loaderData }: Route.ComponentProps) {
  const { now, selection, today, dayWords, live, entries, photos, types, share } = loaderData;
  const { none, waiting, before } = loaderData;
  const { day, type } = selection;
  return (
    <div data-theme="night" className="darshan">
      <section className="darshan-first">
        <DarshanLine title={m.dailyDarshan} day={dayWords} live={live}>
          <NextDarshanLine entries={entries} rendered={now} />
        </DarshanLine>
        {photos.length > 0 ? (
          // A reel that was swiped would stay there on the next day.
          <DarshanReel key={`${day} ${type}`} photos={photos} label={m.photosOf(dayWords)} />
        ) : (
          <NoPhotos title={none}>
            {before && (
              <ButtonLink to={darshanHref({ day: before.day })} look="outline" size="sm">
                {before.words}
              </ButtonLink>
            )}
          </NoPhotos>
        )}
        <DarshanActions share={share} />
        {waiting && <p className="wrap muted darshan-note">{waiting}</p>}
        <DarshanTabs day={day} type={type} types={types} />
      </section>
      <DarshanDays {...loaderData} day={day}>
        <DayForm selection={selection} today={today} />
      </DarshanDays>
    </div>
  );
}
