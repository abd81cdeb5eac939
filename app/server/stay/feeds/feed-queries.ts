import { sql } from 'kysely';
import { href } from 'react-router';
import { dayAfter } from '#core/requests/request-days.ts';
import type { Nights } from '#core/stay/nights.ts';
import { type TakenRun, takenRuns } from '#core/stay/taken-runs.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { isSignedBySite, signBySite } from '#server/sealing/site-signature.ts';
import type { Services } from '#server/services.ts';

/** A month back, and as far as anybody books. */
const shownDays = { before: 31, after: 400 };

/** A link that somebody may subscribe to; `room` null: all rooms of the kind. */
export type StayFeed = { id: string; kindTitle: string; room: string | null; madeAt: Date; path: string };

function selectFeeds(db: Services['db']) {
  return db
    .selectFrom('stay_feeds as feed')
    .leftJoin('rooms', 'rooms.id', 'feed.room_id')
    .innerJoin('room_types as kind', (join) =>
      join.on(sql<boolean>`kind.id = coalesce(feed.room_type_id, rooms.room_type_id)`),
    )
    .select(['feed.id', 'kind.title as kindTitle', 'rooms.number as room', 'feed.made_at as madeAt'])
    .where('withdrawn_at', 'is', null);
}

/** The links that are open, the newest first. The caller checks 'stays.write'. */
export async function listFeeds(services: Pick<Services, 'db' | 'config'>): Promise<StayFeed[]> {
  const rows = await selectFeeds(services.db).orderBy('feed.made_at', 'desc').execute();
  return rows.map((row) => ({ ...row, path: feedPath(services, row.id) }));
}

export type FeedNights = Pick<StayFeed, 'id' | 'kindTitle' | 'room'> & { rooms: number; runs: TakenRun[] };

/**
 * What a link shows: how many rooms there are, and the nights on which some are taken, by guests,
 * groups, offers or blocks alike; of nobody a name. Null for a link that is unknown, withdrawn or
 * not signed by the site.
 */
export async function findFeed(services: Services, id: string, key: string): Promise<FeedNights | null> {
  if (!isSignedBySite(services, signed(id), key)) return null;
  const { db, clock } = services;
  const feed = await selectFeeds(db).where('feed.id', '=', id).executeTakeFirst();
  if (!feed) return null;
  const now = clock();
  const today = templeDay(now);
  const window: Nights = {
    arrival: dayAfter(today, -shownDays.before),
    departure: dayAfter(today, shownDays.after),
  };
  const own = sql`rooms.id in (select rooms.id from rooms join stay_feeds as feed
    on rooms.id = feed.room_id or rooms.room_type_id = feed.room_type_id where feed.id = ${id})`;
  const { rows: nights } = await sql<{ night: string; taken: number }>`
    select night, count(*)::int as taken from room_nights join rooms on rooms.id = room_id
    where ${own} and night >= ${window.arrival} and night < ${window.departure}
      and (until is null or until > ${now})
    group by night order by night`.execute(db);
  const { rows: counted } = await sql<{ rooms: number }>`
    select count(*)::int as rooms from rooms where ${own} and not closed`.execute(db);
  const { kindTitle, room } = feed;
  return { id, kindTitle, room, rooms: counted[0]?.rooms ?? 0, runs: takenRuns(nights) };
}

const signed = (id: string) => `stay-feed:${id}`;

/** The key is in the path: programs that subscribe may drop a query. */
function feedPath(services: Pick<Services, 'config'>, id: string): string {
  return href('/stay/feed/:id/:key/nights.ics', { id, key: signBySite(services, signed(id)) });
}
