import { sql } from 'kysely';
import { creditReturned } from '#server/bills/credit-returned.ts';
import type { Transaction } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { findStayBill } from './bill-stay.ts';

/**
 * The credit note for money of a billed, locked stay that has gone back since, wherever the refund
 * was made: over what the payment no longer covers of the bill, less earlier notes. What the
 * payment had beyond the bill goes back first, and needs none. A repeat writes nothing.
 */
export async function creditStay(trx: Transaction, services: Services, stayId: string): Promise<void> {
  const bill = await findStayBill(trx, stayId);
  if (!bill?.payment_id) return;
  const payment = await trx
    .selectFrom('payments')
    .select(sql<number>`amount_paise - refunded_paise`.as('left'))
    .where('id', '=', bill.payment_id)
    .executeTakeFirstOrThrow();
  const covered = bill.covered_paise ?? 0;
  const gone = covered - Math.min(covered, payment.left);
  await creditReturned(trx, services, bill, { gone, reference: bill.payment_id });
}
