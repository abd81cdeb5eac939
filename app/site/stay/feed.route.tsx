import ical, { ICalEventTransparency } from 'ical-generator';
import { data } from 'react-router';
import * as m from '#messages/stay-feed.ts';
import { servicesContext } from '#server/services.ts';
import { type FeedNights, findFeed } from '#server/stay/feeds/feed-queries.ts';
import type { Route } from './+types/feed.route';

/**
 * GET /stay/feed/{id}/{key}/nights.ics: the taken nights of a kind or a room, for whoever the
 * office gave the link to. Names nobody.
 */
export async function loader({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const services = context.get(servicesContext);
  const feed = await findFeed(services, params.id, params.key);
  if (!feed) throw data(null, { status: 404 });
  const headers = { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(feedFile(feed, new URL(services.config.publicUrl).host, services.clock()), { headers });
}

/** Whole days; only nights without a free room count as busy for programs that look at that. */
function feedFile({ id, kindTitle, room, rooms, runs }: FeedNights, host: string, at: Date): string {
  const name = room === null ? kindTitle : m.roomOf(room, kindTitle);
  const file = ical({ prodId: { company: 'Mandir', product: 'Guest house' }, name });
  for (const { arrival, departure, taken } of runs) {
    const isFull = room !== null || taken >= rooms;
    file.createEvent({
      id: `${id}-${arrival}@${host}`,
      stamp: at,
      allDay: true,
      start: bareDate(arrival),
      end: bareDate(departure),
      summary: isFull ? m.full(name) : m.someTaken(name, taken, rooms),
      transparency: isFull ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    });
  }
  return file.toString();
}

/** Read by the library as a bare date: without a zone it takes the UTC date. */
const bareDate = (day: string) => new Date(`${day}T00:00:00Z`);
