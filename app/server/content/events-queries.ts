import { sql } from 'kysely';
import { isDrawing } from '#core/content/drawing-words.ts';
import type { Event, EventCard } from '#core/content/event.ts';
import { noPicture, type Pictures } from '#core/content/picture.ts';
import { excerptOf } from '#core/content/preview.ts';
import { showRichText } from '../rich-text/rich-text.ts';
import type { Services } from '../services.ts';
import { translated, translatedText } from '../translations/translated.ts';
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
  return (await translated(services, 'events', rows, { beginning: 'description' })).map(toCard);
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
  return (await translated(services, 'events', rows, { beginning: 'description' }))
    .map(toCard)
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

/** Every published event with its text and its last change, for search and sitemap. */
export async function listEventTexts(services: Reading) {
  const rows = await listed(services)
    .select(['id', 'title', 'images', 'location', 'description', 'updated_at as changedAt'])
    .orderBy('id')
    .execute();
  return translated(services, 'events', rows);
}

export async function countEvents(services: Reading): Promise<number> {
  const { count } = await listed(services)
    .select((db) => db.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Null when there is none, or it is not published (yet). A cancelled one is found, and says so. */
export async function findEvent(services: Reading, id: string): Promise<Event | null> {
  const found = await services.db
    .selectFrom('events')
    .select(eventColumns)
    .select(isPast(services.clock()).as('past'))
    .select(['description', 'tags', 'updated_at as changedAt', 'map_query as mapQuery', 'capacity'])
    .select(['outcomes', 'afterwards'])
    .select(['fee_paise as fee', sql<boolean>`status = 'cancelled'`.as('cancelled')])
    .where('id', '=', id)
    .where('status', '<>', 'draft')
    .where('publish_at', '<=', services.clock())
    .executeTakeFirst();
  const row = await translatedText(services, 'events', found, 'description');
  return row ? { ...withPhotos(row), description: showRichText(row.description) } : null;
}

function cards(services: Reading) {
  return listed(services)
    .select(eventColumns)
    .select(sql<string>`left(description, ${beginning})`.as('beginning'))
    .select(isPast(services.clock()).as('past'));
}

const eventColumns = [
  ...(['id', 'title', 'images as pictures', 'location'] as const),
  ...(['starts_at as startsAt', 'ends_at as endsAt'] as const),
] as const;

function toCard<Row extends PicturedRow & { beginning: string }>({ beginning: text, ...row }: Row) {
  return { ...withPhotos(row), excerpt: excerptOf(text, 110) };
}

type PicturedRow = { pictures: Pictures; past: boolean };

/** What is over is shown by pictures of it, or not at all: by no drawing. */
function withPhotos<Row extends PicturedRow>(row: Row): Row {
  if (!row.past) return row;
  const [first, ...more] = row.pictures.filter(({ image }) => image !== '' && !isDrawing(image));
  return { ...row, pictures: first ? [first, ...more] : [noPicture] };
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
