import { sql } from 'kysely';
import { takeAdvisoryLock } from '#server/db/advisory-lock.ts';
import type { Transaction } from '#server/db/schema.ts';

type Wanted = { productId: string; limit: number; quantity: number };

/**
 * Of what a telephone number wants more than its family may have: the product, and how many of it
 * are left; null: it may. Counted are its passes, what it asked for, and what it holds unpaid.
 * Forms of one number are counted one after the other, until the transaction ends.
 */
export async function familyProblem(
  trx: Transaction,
  { phone, besides, wanted, now }: { phone: string; besides: string; wanted: readonly Wanted[]; now: Date },
): Promise<{ productId: string; left: number } | null> {
  await takeAdvisoryLock(trx, `passes:${phone}`);
  const rows = await trx
    .selectFrom('passes')
    .innerJoin('pass_bookings as booking', 'booking.id', 'passes.booking_id')
    .select(['product_id', ({ fn }) => fn.countAll<string>().as('count')])
    .where('booking.holder_phone', '=', phone)
    .where('booking.id', '<>', besides)
    .where('product_id', 'in', [...wanted.map(({ productId }) => productId)])
    .where(
      sql<boolean>`(passes.state in ('valid', 'used') or passes.state = 'held' and (booking.stage = 'asked'
        or booking.stage = 'open' and exists (select from holds where holds.holder = booking.id
          and holds.pool = 'event-product' and holds.state = 'held' and holds.until > ${now})))`,
    )
    .groupBy('product_id')
    .execute();
  for (const { productId, limit, quantity } of wanted) {
    const has = Number(rows.find(({ product_id }) => product_id === productId)?.count ?? 0);
    if (has + quantity > limit) return { productId, left: Math.max(0, limit - has) };
  }
  return null;
}
