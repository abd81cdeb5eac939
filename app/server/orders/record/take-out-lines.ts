import { sql } from 'kysely';
import type { TakenBack } from '#core/orders/bill.ts';
import { releaseHold } from '#server/bookings/release-hold.ts';
import { stockPool } from '#server/bookings/stock-pool.ts';
import type { Transaction } from '#server/db/schema.ts';
import type { LockedOrder } from './locked-order.ts';

/**
 * The one rule for goods that are removed from an order: they are counted as cancelled on its
 * lines, held goods are released, and taken ones go back to stock. A short order took nothing;
 * shipped goods never come here.
 */
export async function takeOutLines(
  trx: Transaction,
  order: Pick<LockedOrder, 'id' | 'row' | 'lines'>,
  taken: readonly TakenBack[],
  at: Date,
): Promise<void> {
  const { id, row } = order;
  if (row.stage === 'open') await releaseHold(trx, { pool: stockPool, holder: id, now: at });
  if (row.stage === 'placed' || row.stage === 'packed') await putBack(trx, order, taken, at);
  for (const { position, quantity } of taken) {
    await trx
      .updateTable('order_lines')
      .set({ cancelled: sql`cancelled + ${quantity}` })
      .where('order_id', '=', id)
      .where('position', '=', position)
      .execute();
  }
}

/**
 * Returns to stock what the order took; rows are locked in the order of their ids, as everywhere.
 */
async function putBack(
  trx: Transaction,
  { id, lines }: Pick<LockedOrder, 'id' | 'lines'>,
  taken: readonly TakenBack[],
  at: Date,
): Promise<void> {
  const back = taken
    .map(({ position, quantity }) => ({ quantity, variantId: lines[position]?.variant_id ?? '' }))
    .sort((one, other) => (one.variantId < other.variantId ? -1 : 1));
  await stockPool.lock(
    trx,
    back.map(({ variantId }) => variantId),
  );
  await trx
    .insertInto('stock_moves')
    .values(
      back.map(({ variantId, quantity }) => ({
        variant_id: variantId,
        change: quantity,
        reason: 'returned' as const,
        order_ref: id,
        at,
      })),
    )
    .execute();
}
