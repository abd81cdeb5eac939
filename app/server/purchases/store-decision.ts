import type { Selectable } from 'kysely';
import { refundStatesBefore } from '#core/payments/refund.ts';
import type { Staff } from '#core/people/viewer.ts';
import type { Database, Transaction } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { PurchaseRef } from './purchase.ts';
import { noteRefund } from './refund-rows.ts';

export type StoredRefund = Selectable<Database['refunds']>;

/** The refund that somebody asked for; text that is no id of one never reaches the database. */
export async function findRefund({ db }: Services, refundId: string): Promise<StoredRefund | undefined> {
  if (!/^rfd_[\w-]{22}$/.test(refundId)) return undefined;
  return db.selectFrom('refunds').selectAll().where('id', '=', refundId).executeTakeFirst();
}

/** Stores a decision with the refund and in its purchase's history; false where one was made. */
export async function storeDecision(
  trx: Transaction,
  services: Services,
  staff: Staff,
  {
    refund,
    purchase,
    decision,
  }: {
    refund: StoredRefund;
    purchase: PurchaseRef;
    decision: 'approved' | 'declined';
  },
): Promise<boolean> {
  const moved = await trx
    .updateTable('refunds')
    .set({ state: decision, decided_by: staff.personId, decided_at: services.clock() })
    .where('id', '=', refund.id)
    .where('state', 'in', refundStatesBefore(decision))
    .executeTakeFirst();
  if (moved.numUpdatedRows === 0n) return false;
  await noteRefund(trx, services, {
    purchase,
    kind: `refund-${decision}`,
    paymentId: refund.payment_id,
    amount: refund.amount_paise,
    note: null,
  });
  return true;
}
