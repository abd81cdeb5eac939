import type { Transaction } from '#server/db/schema.ts';
import { purchaseFields } from '#server/purchases/purchase-fields.ts';
import type { LockedSeat } from './locked-seat.ts';

/** The booking, locked until the transaction ends: before the class or departure of its seats. */
export async function lockSeat(trx: Transaction, { id }: { id: string }): Promise<LockedSeat | null> {
  const row = await trx
    .selectFrom('seat_bookings')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? { kind: 'seat', ...purchaseFields(row), row } : null;
}
