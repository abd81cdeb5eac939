import { sql } from 'kysely';
import type { Transaction } from '#server/db/schema.ts';
import { purchaseFields } from '#server/purchases/purchase-fields.ts';
import type { LockedStay } from './locked-stay.ts';

/**
 * The stay, locked until the transaction ends: others that pay, move or cancel it wait. Of one that
 * pays the rest of another, that other is locked first: so all money of a stay waits for one lock.
 */
export async function lockStay(trx: Transaction, { id }: { id: string }): Promise<LockedStay | null> {
  await sql`select id from stay_bookings
    where id = (select rest_of from stay_bookings where id = ${id}) for update`.execute(trx);
  const row = await trx
    .selectFrom('stay_bookings')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? { kind: 'stay', ...purchaseFields(row), row } : null;
}
