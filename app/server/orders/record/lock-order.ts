import type { Transaction } from '#server/db/schema.ts';
import { purchaseFields } from '#server/purchases/purchase-fields.ts';
import type { LockedOrder } from './locked-order.ts';

/**
 * The order, locked until the transaction ends: others that pay, pack or cancel it wait. Its lines
 * hardly change.
 */
export async function lockOrder(trx: Transaction, { id }: { id: string }): Promise<LockedOrder | null> {
  const row = await trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) return null;
  const lines = await trx
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', row.id)
    .orderBy('position')
    .execute();
  return {
    kind: 'order',
    ...purchaseFields(row),
    row,
    lines,
  };
}
