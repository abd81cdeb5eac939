import { type Selectable, sql } from 'kysely';
import type { Event, EventCard } from '#core/content/event.ts';
import { excerptOf } from '#core/content/preview.ts';
import type { EventsTable } from '../db/schema/content.ts';
import { showRichText } from '../rich-text/rich-text.ts';
import type { Services } from '../services.ts';
import { sharedTags } from './shared-tags.ts';

const beginning = 2_000;

type Reading = Pick<Services, 'db' | 'clock'>;

/**
 * Published events as a visitor looks for them: what is coming, soonest first, then what is over,
 * latest first.
 */
export async function listLatestEvents(services: Reading, limit: number, offset = 0): Promise<EventCard[]> {
  const now = services.clock();
  const rows = await cards(services)
    .orderBy('past')
    .orderBy(sql`case when ${isPast(now)} then null else starts_at end`)
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(toCard);
}

/**
 * What else to come to: coming events, those that share most of this one's tags first, then the
 * soonest.
 */
export async function listRelatedEvents(
  services: Reading,
  event: Pick<Event, 'id' | 'tags'>,
  limit: number,
): Promise<EventCard[]> {
  const rows = await cards(services)
    .where('id', '<>', event.id)
    .where(isPast(services.clock()), '=', false)
    .orderBy(sharedTags(event.tags), 'desc')
    .orderBy('starts_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toCard);
}

/** Every published event with its text and its last change, for search and sitemap. */
export async function listEventTexts(services: Reading) {
  return listed(services)
    .select(['id', 'title', 'images', 'location', 'description', 'updated_at as changedAt'])
    .orderBy('id')
    .execute();
}

export async function countEvents(services: Reading): Promise<number> {
  const { count } = await listed(services)
    .select((db) => db.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Null when there is none, or it is not published (yet). A cancelled one is found, and says so. */
export async function findEvent(services: Reading, id: string): Promise<Event | null> {
  const row = await services.db
    .selectFrom('events')
    .selectAll()
    .select(isPast(services.clock()).as('past'))
    .where('id', '=', id)
    .where('status', '<>', 'draft')
    .where('publish_at', '<=', services.clock())
    .executeTakeFirst();
  return row ? toEvent(row) : null;
}

function cards(services: Reading) {
  return listed(services)
    .select(['id', 'title', 'images', 'location', 'starts_at', 'ends_at'])
    .select(sql<string>`left(description, ${beginning})`.as('beginning'))
    .select(isPast(services.clock()).as('past'));
}

type CardRow = Pick<
  Selectable<EventsTable>,
  'id' | 'title' | 'images' | 'location' | 'starts_at' | 'ends_at'
> & { beginning: string; past: boolean };

function toCard(row: CardRow): EventCard {
  return {
    id: row.id,
    title: row.title,
    pictures: row.images,
    location: row.location,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    past: row.past,
    excerpt: excerptOf(row.beginning, 110),
  };
}

function listed({ db, clock }: Reading) {
  return db.selectFrom('events').where('status', '=', 'live').where('publish_at', '<=', clock());
}

/** An event without an end lasts until the end of its day in Ghaziabad. */
function isPast(now: Date) {
  const dayEnd = sql`(date_trunc('day', starts_at at time zone 'Asia/Kolkata') + interval '1 day')
    at time zone 'Asia/Kolkata'`;
  return sql<boolean>`(coalesce(ends_at, ${dayEnd}) <= ${now})`;
}

function toEvent(row: Selectable<EventsTable> & { past: boolean }): Event {
  return {
    id: row.id,
    title: row.title,
    pictures: row.images,
    location: row.location,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    past: row.past,
    description: showRichText(row.description),
    tags: row.tags,
    changedAt: row.updated_at,
    mapQuery: row.map_query,
    capacity: row.capacity,
    fee: row.fee_paise,
    cancelled: row.status === 'cancelled',
  };
}
