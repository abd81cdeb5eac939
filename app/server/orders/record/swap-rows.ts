import { sql } from 'kysely';
import type { Paise } from '#core/money/paise.ts';
import type { SwapState } from '#core/orders/order-view.ts';
import { releaseHold } from '#server/bookings/release-hold.ts';
import { stockPool } from '#server/bookings/stock-pool.ts';
import type { Transaction } from '#server/db/schema.ts';
import type { LockedOrder } from './locked-order.ts';

type Close = { state: Exclude<SwapState, 'offered'>; by: string; at: Date };

/**
 * Locks all stock rows of a locked order, its open offer and `besides` in one query: releasing one
 * row and then taking another could deadlock with a buyer who takes them in the other order.
 */
export async function lockStock(
  trx: Transaction,
  { id, lines }: Pick<LockedOrder, 'id' | 'lines'>,
  besides: readonly string[] = [],
): Promise<void> {
  const held = await trx
    .selectFrom('holds')
    .innerJoin('order_swaps', 'order_swaps.id', 'holds.holder')
    .select('unit_id')
    .where('order_id', '=', id)
    .where('order_swaps.state', '=', 'offered')
    .execute();
  const own = [...lines.map(({ variant_id }) => variant_id), ...held.map(({ unit_id }) => unit_id)];
  await stockPool.lock(trx, [...new Set([...own, ...besides])]);
}

/** Ends the open offer of a locked order, if there is one, and releases what was held for it. */
export async function closeSwap(
  trx: Transaction,
  order: Pick<LockedOrder, 'id'>,
  { state, by, at }: Close,
): Promise<void> {
  const closed = await trx
    .updateTable('order_swaps')
    .set({ state, decided_by: by, decided_at: at })
    .where('order_id', '=', order.id)
    .where('state', '=', 'offered')
    .returning('id')
    .executeTakeFirst();
  if (closed) await releaseHold(trx, { pool: stockPool, holder: closed.id, now: at });
}

/** How much of the payment will be on no bill. */
export async function leaveUnbilled(trx: Transaction, orderId: string, amount: Paise): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ unbilled_paise: sql`unbilled_paise + ${amount}` })
    .where('id', '=', orderId)
    .execute();
}
