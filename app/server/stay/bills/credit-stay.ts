import { sql } from 'kysely';
import { creditReturned } from '#server/bills/credit-returned.ts';
import type { Transaction } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { findStayBill } from './bill-stay.ts';

/**
 * The credit note for money of a billed, locked stay that has gone back since, wherever the refund
 * was made: over what its payments no longer cover of the bill, less earlier notes. What they had
 * beyond the bill goes back first, and needs none; a rest that came after the bill was never among
 * what covers it. A repeat writes nothing.
 */
export async function creditStay(trx: Transaction, services: Services, stayId: string): Promise<void> {
  const bill = await findStayBill(trx, stayId);
  if (!bill?.payment_id) return;
  const payment = await trx
    .selectFrom('payments')
    .innerJoin('stay_bookings as part', 'part.id', 'payments.stay_id')
    .select(sql<number>`coalesce(sum(amount_paise - refunded_paise), 0)::bigint`.as('left'))
    .where('role', '=', 'settling')
    .where((row) =>
      row.or([
        row('part.id', '=', stayId),
        sql<boolean>`(part.rest_of = ${stayId} and exists (select from stay_events as paid
          where paid.booking_id = part.id and paid.stage = 'paid' and paid.at <= ${bill.issued_at}))`,
      ]),
    )
    .executeTakeFirstOrThrow();
  const covered = bill.covered_paise ?? 0;
  const gone = covered - Math.min(covered, payment.left);
  await creditReturned(trx, services, bill, { gone, reference: bill.payment_id });
}
