import { payableFrom } from '#core/passes/pass-stage.ts';
import type { Transaction } from '#server/db/schema.ts';
import { purchaseFields } from '#server/purchases/purchase-fields.ts';
import type { LockedBooking } from './locked-booking.ts';

/**
 * The booking, locked until the transaction ends: others that pay, approve or cancel it wait. What
 * was asked for is bought from its approval on, so that a payment counts as late from there.
 */
export async function lockBooking(trx: Transaction, { id }: { id: string }): Promise<LockedBooking | null> {
  const row = await trx
    .selectFrom('pass_bookings')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? { kind: 'pass', ...purchaseFields(row), createdAt: payableFrom(row), row } : null;
}
