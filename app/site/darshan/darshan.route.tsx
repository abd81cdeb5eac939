import ArrowRight from 'lucide-react/icons/arrow-right';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Radio from 'lucide-react/icons/radio';
import { darshanHref, dayAfter } from '#core/darshan/darshan-query.ts';
import { albumsOf } from '#core/darshan/darshan-type.ts';
import { clockOf, darshansOf } from '#core/hours/darshan-times.ts';
import { sittingsOn } from '#core/hours/opening-hours.ts';
import { dayAndMonth, longDay } from '#core/time/date-words.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { findLatestDarshanDay, listDarshanPhotos } from '#server/darshan/darshan-queries.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { type Services, servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { pageMeta } from '#site/frame/page-meta.ts';
import type { LightboxPhoto } from '#site/media-viewers/lightbox-photo.ts';
import { PhotoGrid } from '#site/media-viewers/photo-grid.tsx';
import { NextDarshanLine } from '#site/shared/next-darshan.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import type { Route } from './+types/darshan.route';
import { DarshanHead } from './darshan-head.tsx';
import { toDarshanPhoto } from './photo-view.ts';
import './darshan.css';

/** Never served stale: 'today' ends at midnight. */
export const handle = { publicPage: { seconds: 60, staleSeconds: 0 } } satisfies PublicRoute;

/** The latest photos, one or two of each darshan. */
const shown = 4;

export async function loader({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const services = context.get(servicesContext);
  const now = services.clock();
  const today = templeDay(now);
  const [settings, latest] = await Promise.all([
    getTempleSettings(services),
    findLatestDarshanDay(services, today),
  ]);
  const photos = latest ? await firstPhotos(services, latest) : [];
  // Early in the morning today has one: the day before fills the row.
  const dayBefore =
    latest && photos.length < shown ? await findLatestDarshanDay(services, dayAfter(latest, -1)) : null;
  const earlier = dayBefore ? await firstPhotos(services, dayBefore) : [];
  return {
    now: now.getTime(),
    today: longDay(now),
    latest:
      latest === null
        ? null
        : {
            day: latest,
            isToday: latest === today,
            words: longDay(new Date(`${latest}T12:00:00+05:30`)),
          },
    photos: [...photos.slice(-shown), ...earlier.slice(photos.length - shown)],
    isAllToday: latest === today && earlier.length === 0,
    none: latest === today ? null : settings.visitWords.noPhotosToday.lead,
    words: settings.visitWords.darshan,
    search: settings.visitSearch.darshan,
    times: settings.visitWords.darshanTimes,
    entries: settings.schedule.entries,
    darshans: darshansOf(settings.schedule.entries).map(({ time, title }) => ({
      time: clockOf(time),
      title,
    })),
    sittings: sittingsOn(settings.openingHours, today),
    url: `${services.config.publicUrl}${href('/darshan')}`,
  };
}

/** The first photo of each darshan of a day, in their order; those of a past day name it. */
async function firstPhotos(services: Services, day: string): Promise<LightboxPhoto[]> {
  const photos = await listDarshanPhotos(services, day);
  const isToday = day === templeDay(services.clock());
  return albumsOf(photos).flatMap((album) =>
    album.photos.slice(0, 1).map((photo) => {
      const shown = toDarshanPhoto(photo, day);
      const { day: number, month } = dayAndMonth(new Date(`${day}T12:00:00+05:30`));
      return isToday ? shown : { ...shown, caption: `${number} ${month}: ${shown.caption}` };
    }),
  );
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta(matches, {
    ...loaderData.search,
    url: loaderData.url,
  });
}

export default function Darshan({ loaderData }: Route.ComponentProps) {
  const { now, today, latest, photos, isAllToday, none, words, times, entries, darshans, sittings } =
    loaderData;
  return (
    <div data-theme="night" className="darshan">
      <section className="section">
        <div className="wrap">
          <DarshanHead
            title={words.title}
            lead={
              <>
                {words.lead} <time>{today}</time>.
              </>
            }
          >
            <NextDarshanLine entries={entries} rendered={now} />
            <div className="row wrapx">
              <ButtonLink to={href('/live-darshan')} reloadDocument icon={<Icon of={Radio} />}>
                Live darshan
              </ButtonLink>
              <ButtonLink to={href('/daily-darshan')} look="outline" icon={<Icon of={CalendarDays} />}>
                Photos by day
              </ButtonLink>
            </div>
          </DarshanHead>
          <SectionHead
            title={latest && !isAllToday ? 'The latest darshan' : 'Today’s darshan'}
            lead={none}
            action={
              latest && (
                <ButtonLink
                  to={darshanHref({ day: latest.day })}
                  look="quiet"
                  icon={<Icon of={ArrowRight} />}
                >
                  All of {latest.words}
                </ButtonLink>
              )
            }
          />
          <PhotoGrid photos={photos} eager={1} />
        </div>
      </section>
      <section className="section darshan-times" aria-labelledby="darshan-times">
        <div className="wrap">
          <SectionHead
            id="darshan-times"
            title={times.title}
            lead={
              <>
                The altar is open{' '}
                {sittings.map(({ opens, closes }, index) => (
                  <span key={opens} className="num">
                    {index > 0 && ' and '}
                    {opens} to {closes}
                  </span>
                ))}
                . {times.lead}
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
            <ButtonLink to={href('/contacts')} look="quiet" icon={<Icon of={ArrowRight} />}>
              Plan your visit
            </ButtonLink>
            <ButtonLink to={href('/calender')} look="quiet" icon={<Icon of={ArrowRight} />}>
              Vaisnava calendar
            </ButtonLink>
            <ButtonLink to={href('/media')} look="quiet" icon={<Icon of={ArrowRight} />}>
              Media gallery
            </ButtonLink>
          </div>
        </div>
      </section>
    </div>
  );
}
