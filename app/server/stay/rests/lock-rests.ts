import type { Transaction } from '#server/db/schema.ts';
import { purchaseFields } from '#server/purchases/purchase-fields.ts';
import type { LockedStay } from '../record/locked-stay.ts';

/** What pays, or was to pay, the rest of a stay that is locked already; the first begun first. */
export async function lockRests(trx: Transaction, stayId: string): Promise<LockedStay[]> {
  const rows = await trx
    .selectFrom('stay_bookings')
    .selectAll()
    .where('rest_of', '=', stayId)
    .orderBy('number')
    .forUpdate()
    .execute();
  return rows.map((row) => ({ kind: 'stay', ...purchaseFields(row), row }));
}
