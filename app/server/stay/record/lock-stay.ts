import type { Transaction } from '#server/db/schema.ts';
import { purchaseFields } from '#server/purchases/purchase-fields.ts';
import type { LockedStay } from './locked-stay.ts';

/** The stay, locked until the transaction ends: others that pay, move or cancel it wait. */
export async function lockStay(trx: Transaction, { id }: { id: string }): Promise<LockedStay | null> {
  const row = await trx
    .selectFrom('stay_bookings')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? { kind: 'stay', ...purchaseFields(row), row } : null;
}
