import { data } from 'react-router';
import { liveSessionToShow, liveStateOf } from '#core/darshan/live-session.ts';
import { clockTime, span } from '#core/time/date-words.ts';
import { dayNear } from '#core/time/day-near.ts';
import * as m from '#messages/live-darshan.ts';
import { listLiveSessions } from '#server/darshan/live-queries.ts';
import { anyName, type PublicRoute } from '#server/http/public-page.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { searchMeta } from '#site/frame/search-meta.ts';
import { NextDarshanLine } from '#site/shared/next-darshan.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { href, plainHref } from '#ui/href.ts';
import type { Route } from './+types/live-darshan.route';
import { DarshanHead } from './darshan-head.tsx';
import { LiveList } from './live-list.tsx';
import { LivePanel } from './live-panel.tsx';
import { streamOrigin } from './stream.ts';
import { useLookAgainAt } from './use-look-again-at.ts';
import './darshan.css';

/** The only page that may show a frame. Never stale: it would say 'live' of what is over. */
export const handle = {
  publicPage: { seconds: 30, staleSeconds: 0, query: { session: anyName }, frames: [streamOrigin] },
} satisfies PublicRoute;

export async function loader({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const now = services.clock();
  const [settings, sessions] = await Promise.all([getTempleSettings(services), listLiveSessions(services)]);
  const sessionParam = new URL(request.url).searchParams.get('session');
  const shown = liveSessionToShow(sessions, now, sessionParam);
  const ahead = sessions
    .flatMap(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime()])
    .filter((time) => time > now.getTime());
  const page = {
    now: now.getTime(),
    words: settings.visitWords.liveDarshan,
    search: settings.visitSearch.liveDarshan,
    none: shown ? null : settings.visitWords.noLive,
    entries: settings.schedule.entries,
    /** When the page changes next; null if nothing is planned. */
    changesAt: ahead.length > 0 ? Math.min(...ahead) : null,
    shown: shown && {
      id: shown.session.id,
      title: shown.session.title,
      provider: shown.session.provider,
      // A coming stream's address is not shown before its hour.
      videoRef: shown.state === 'live' || shown.state === 'replay' ? shown.session.videoRef : null,
      state: shown.state,
      when: span(shown.session.startsAt, shown.session.endsAt),
      starts: m.dayAndTime(dayNear(shown.session.startsAt, now), clockTime(shown.session.startsAt)),
    },
    others: sessions
      .map((session) => ({ session, state: liveStateOf(session, now) }))
      .filter(({ session, state }) => state !== 'over' && session.id !== shown?.session.id)
      .map(({ session, state }) => ({
        id: session.id,
        title: session.title,
        state,
        when: span(session.startsAt, session.endsAt),
      })),
    url: `${services.config.publicUrl}${plainHref('/live-darshan')}`,
  };
  const known = sessionParam === null || sessionParam === shown?.session.id;
  return data(page, known ? {} : { headers: { 'cache-control': 'no-store' } });
}

export { loaderHeaders as headers } from '#server/http/loader-headers.ts';

export const meta = searchMeta();

export default function LiveDarshan({ loaderData }: Route.ComponentProps) {
  const { now, words, none, entries, shown, others, changesAt } = loaderData;
  useLookAgainAt(changesAt);
  return (
    <div data-theme="night" className="darshan" data-wake-at={changesAt ?? undefined}>
      <section className="section">
        <div className="wrap">
          <DarshanHead {...words} here={m.liveDarshan}>
            <NextDarshanLine entries={entries} rendered={now} />
            <ButtonLink to={href('/daily-darshan')} look="outline" size="sm">
              {m.photosOfToday}
            </ButtonLink>
          </DarshanHead>
          <LivePanel key={shown?.id} shown={shown} none={none} />
          <LiveList
            title={m.comingUp}
            sessions={others.filter(({ state }) => state === 'scheduled').reverse()}
          />
          <LiveList title={m.onNow} sessions={others.filter(({ state }) => state === 'live')} />
          <LiveList title={m.watchAgain} sessions={others.filter(({ state }) => state === 'replay')} />
        </div>
      </section>
    </div>
  );
}
