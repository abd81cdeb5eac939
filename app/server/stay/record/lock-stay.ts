import type { Transaction } from '#server/db/schema.ts';
import { purchaseFields } from '#server/purchases/purchase-fields.ts';
import type { LockedStay } from './locked-stay.ts';

/** The stay, locked until the transaction ends: others that pay, move or cancel it wait. */
export async function lockStay(
  trx: Transaction,
  by: { id: string } | { orderId: string },
): Promise<LockedStay | null> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['gateway_order_id', by.orderId] as const);
  const row = await trx
    .selectFrom('stay_bookings')
    .selectAll()
    .where(column, '=', value)
    .forUpdate()
    .executeTakeFirst();
  return row ? { kind: 'stay', ...purchaseFields(row), row } : null;
}
