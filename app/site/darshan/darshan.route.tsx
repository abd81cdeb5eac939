import ArrowRight from 'lucide-react/icons/arrow-right';
import { stripWords } from '#core/darshan/strip-words.ts';
import { clockOf, darshansOf } from '#core/hours/darshan-times.ts';
import { sittingsOn } from '#core/hours/opening-hours.ts';
import { longDay } from '#core/time/date-words.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { templeNoon } from '#core/time/temple-noon.ts';
import * as m from '#messages/darshan-pages.ts';
import { getDarshanMonth } from '#server/darshan/darshan-month.ts';
import { findLatestDarshanDay, listDarshanPhotos } from '#server/darshan/darshan-queries.ts';
import { findLiveTitle } from '#server/darshan/live-queries.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { NextDarshanLine } from '#site/shared/next-darshan.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { href, plainHref } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import type { Route } from './+types/darshan.route';
import { DarshanActions } from './darshan-actions.tsx';
import { DarshanDays } from './darshan-days.tsx';
import { DarshanLine } from './darshan-line.tsx';
import { DarshanReel } from './darshan-reel.tsx';
import { NoPhotos } from './no-photos.tsx';
import { toReel, toShare } from './photo-view.ts';
import './darshan.css';

/** Never served stale: 'today' ends at midnight. */
export const handle = { publicPage: { seconds: 60, staleSeconds: 0 } } satisfies PublicRoute;

export async function loader({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const services = context.get(servicesContext);
  const now = services.clock();
  const today = templeDay(now);
  const [settings, latest, live] = await Promise.all([
    getTempleSettings(services),
    findLatestDarshanDay(services, today),
    findLiveTitle(services),
  ]);
  const day = latest ?? today;
  const [photos, month] = await Promise.all([
    listDarshanPhotos(services, day),
    getDarshanMonth(services, day),
  ]);
  const { identity, visitWords, visitSearch, schedule, openingHours } = settings;
  const { publicUrl } = services.config;
  const dayWords = longDay(templeNoon(day));
  return {
    now: now.getTime(),
    today,
    day,
    dayWords,
    photos: toReel(photos, day),
    share: latest === null ? null : toShare({ deities: identity.deities, publicUrl, day, dayWords }),
    live,
    strip: stripWords(day, today),
    month,
    /** Before today's first photo; null once it is there. */
    none: latest === today ? null : visitWords.noPhotosToday.lead,
    words: visitWords.darshan,
    search: visitSearch.darshan,
    times: visitWords.darshanTimes,
    entries: schedule.entries,
    darshans: darshansOf(schedule.entries).map(({ time, title }) => ({ time: clockOf(time), title })),
    sittings: sittingsOn(openingHours, today),
    url: `${publicUrl}${plainHref('/darshan')}`,
  };
}

export { darshanMeta as meta } from './darshan-meta.ts';

const further = [
  ['/contacts', m.planYourVisit],
  ['/calender', m.calendar],
  ['/media', m.mediaGallery],
] as const;

export default function Darshan({ loaderData }: Route.ComponentProps) {
  const { now, dayWords, photos, share, live, none, words, times, entries, darshans, sittings } = loaderData;
  const hours = sittings.map(({ opens, closes }) => m.openFromTo(opens, closes));
  return (
    <div data-theme="night" className="darshan">
      <section className="darshan-first">
        <DarshanLine {...words} day={dayWords} live={live}>
          <NextDarshanLine entries={entries} rendered={now} />
        </DarshanLine>
        {photos.length > 0 ? (
          <DarshanReel photos={photos} label={m.photosOf(dayWords)} />
        ) : (
          none && <NoPhotos title={none} />
        )}
        <DarshanActions share={share} />
        {photos.length > 0 && none && <p className="wrap muted darshan-note">{none}</p>}
      </section>
      <DarshanDays {...loaderData}>
        <ButtonLink to={href('/live-darshan')} reloadDocument look="outline" size="sm">
          {m.liveDarshan}
        </ButtonLink>
      </DarshanDays>
      <section className="section darshan-times" aria-labelledby="darshan-times">
        <div className="wrap">
          <SectionHead
            id="darshan-times"
            title={times.title}
            lead={
              <>
                {hours.length > 0 && (
                  <span className="num">{m.altarIsOpen(hours.reduce(m.bothSittings))} </span>
                )}
                {times.lead}
              </>
            }
          />
          <ol className="darshan-hours">
            {darshans.map(({ time, title }) => (
              <li key={time}>
                <b className="num">{time}</b>
                <span>{title}</span>
              </li>
            ))}
          </ol>
          <div className="row wrapx">
            {further.map(([page, label]) => (
              <ButtonLink key={page} to={href(page)} look="quiet" icon={<Icon of={ArrowRight} />}>
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
      </section>
    </div>
  );
}
