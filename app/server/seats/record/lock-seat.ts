import type { Transaction } from '#server/db/schema.ts';
import { purchaseFields } from '#server/purchases/purchase-fields.ts';
import type { LockedSeat } from './locked-seat.ts';

/** The booking, locked until the transaction ends: before the class or departure of its seats. */
export async function lockSeat(
  trx: Transaction,
  by: { id: string } | { orderId: string },
): Promise<LockedSeat | null> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['gateway_order_id', by.orderId] as const);
  const row = await trx
    .selectFrom('seat_bookings')
    .selectAll()
    .where(column, '=', value)
    .forUpdate()
    .executeTakeFirst();
  return row ? { kind: 'seat', ...purchaseFields(row), row } : null;
}
