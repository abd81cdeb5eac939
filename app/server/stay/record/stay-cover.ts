import { type RawBuilder, sql } from 'kysely';
import { addPaise, type Paise, paise } from '#core/money/paise.ts';
import type { Db } from '#server/db/schema.ts';
import { leftOfPayment } from '#server/purchases/request-refund.ts';

/** The deposit or a rest: what may pay for a stay (migration 601), and what does, in paise. */
export type PaidPart = { id: string; most: Paise; cover: Paise };

/** The bookings that pay for a stay (`id` in SQL): itself, and what pays its rest. */
export function partsOf(id: RawBuilder<string>): RawBuilder<string> {
  return sql<string>`any (select part.id from stay_bookings as part where part.id = ${id} or part.rest_of = ${id})`;
}

const cover = sql<number>`least(part.cover_paise, ${leftOfPayment('stay', sql`part.id`)})`;

/** The part of what is left of its payments that pays for a stay as it now is (`id` in SQL). */
export function coverOf(id: RawBuilder<string>): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(${cover}), 0)::bigint from stay_bookings as part
    where part.id = ${id} or part.rest_of = ${id})`;
}

/** What pays for a locked stay at the gateway; what was paid last is first, the deposit last. */
export async function readParts(db: Db, stayId: string): Promise<PaidPart[]> {
  const { rows } = await sql<{ id: string; most: number; cover: number }>`
    select part.id, part.cover_paise as most, ${cover} as cover from stay_bookings as part
    where (part.id = ${stayId} or part.rest_of = ${stayId}) and part.paid_at is not null
    order by part.number desc`.execute(db);
  return rows.map((part) => ({ ...part, most: paise(part.most), cover: paise(part.cover) }));
}

/** All of their cover. */
export async function readCover(db: Db, stayId: string): Promise<Paise> {
  return addPaise((await readParts(db, stayId)).map((part) => part.cover));
}
