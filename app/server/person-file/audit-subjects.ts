import { sql } from 'kysely';
import { type Paise, paise } from '#core/money/paise.ts';
import type { Services } from '../services.ts';

/** The name or the sum by which people know a record of the log. */
export type AuditSubject =
  | { kind: 'person'; name: string }
  | { kind: 'donation'; total: Paise }
  | { kind: 'order' | 'stay' | 'seat'; number: number }
  | { kind: 'passes'; number: number; eventId: string }
  | { kind: 'request'; reference: string }
  | { kind: 'article'; title: string; productId: string };

/**
 * The records behind the log's ids, by id. Deleted ones are left out, and those known by their id
 * alone.
 */
export async function findAuditSubjects(
  { db }: Pick<Services, 'db'>,
  ids: readonly string[],
): Promise<Map<string, AuditSubject>> {
  const anyOf = (prefix: string) => sql<string>`any(${ids.filter((id) => id.startsWith(prefix))})`;
  const [people, donations, orders, stays, seats, passes, requests, articles] = await Promise.all([
    db.selectFrom('people').select(['id', 'name']).where('id', '=', anyOf('per_')).execute(),
    db.selectFrom('donations').select(['id', 'total_paise']).where('id', '=', anyOf('don_')).execute(),
    db.selectFrom('orders').select(['id', 'number']).where('id', '=', anyOf('ord_')).execute(),
    db.selectFrom('stay_bookings').select(['id', 'number']).where('id', '=', anyOf('sty_')).execute(),
    db.selectFrom('seat_bookings').select(['id', 'number']).where('id', '=', anyOf('sea_')).execute(),
    db
      .selectFrom('pass_bookings')
      .select(['id', 'number', 'event_id as eventId'])
      .where('id', '=', anyOf('psb_'))
      .execute(),
    db.selectFrom('requests').select(['id', 'reference']).where('id', '=', anyOf('req_')).execute(),
    // A product's only variant has the product's id.
    db
      .selectFrom('product_variants as article')
      .innerJoin('products', 'products.id', 'article.product_id')
      .select(['article.id', 'products.id as productId', 'title'])
      .where('article.id', '=', anyOf(''))
      .execute(),
  ]);
  return new Map<string, AuditSubject>([
    ...articles.map(({ id, title, productId }) => [id, { kind: 'article', title, productId }] as const),
    ...people.map(({ id, name }) => [id, { kind: 'person', name }] as const),
    ...donations.map(
      ({ id, total_paise: total }) => [id, { kind: 'donation', total: paise(total) }] as const,
    ),
    ...orders.map(({ id, number }) => [id, { kind: 'order', number: Number(number) }] as const),
    ...stays.map(({ id, number }) => [id, { kind: 'stay', number: Number(number) }] as const),
    ...seats.map(({ id, number }) => [id, { kind: 'seat', number: Number(number) }] as const),
    ...passes.map(
      ({ id, number, eventId }) => [id, { kind: 'passes', number: Number(number), eventId }] as const,
    ),
    ...requests.map(({ id, reference }) => [id, { kind: 'request', reference }] as const),
  ]);
}
