import { sql } from 'kysely';
import { addressShares, mostWaitsOfOrigin } from '#core/bookings/unproven-share.ts';
import type { Transaction } from '../db/schema.ts';
import { lockOrigin, partsOfOrigin } from './unproven-shares.ts';

/** A waiting list, and its column that names what is waited for. */
export type WaitingLine = { list: 'stay_waits' | 'event_waits'; of: 'room_type_id' | 'product_id' };

/**
 * Whether an origin, or all of its address together, has as many open entries of one thing as it
 * may: telephone numbers are invented, and the list would be full of them. Concurrent forms of one
 * origin or address are counted one after the other; the numbers are locked before.
 */
export async function waitsEnough(
  trx: Transaction,
  origin: string,
  { list, of, id }: WaitingLine & { id: string },
): Promise<boolean> {
  const { who, address } = partsOfOrigin(origin);
  await lockOrigin(trx, 'waits', { who, address });
  const { rows } = await sql<{ own: string; near: string }>`
    select count(*) filter (where split_part(origin, '@', 1) = ${who}) as own,
      count(*) filter (where split_part(origin, '@', -1) = ${address}) as near
    from ${sql.table(list)} where ${sql.ref(of)} = ${id} and closed_at is null`.execute(trx);
  const [{ own, near } = { own: 0, near: 0 }] = rows;
  return Number(own) >= mostWaitsOfOrigin || Number(near) >= addressShares * mostWaitsOfOrigin;
}
