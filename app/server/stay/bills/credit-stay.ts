import { sql } from 'kysely';
import { paise } from '#core/money/paise.ts';
import { type BillFacts, makeCreditNote, placeOf } from '#core/orders/bill.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { issueBill } from '#server/bills/issue-bill.ts';
import { readShopRules } from '#server/bills/read-shop-rules.ts';
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
  const notes = await trx
    .selectFrom('bills')
    .select(['total_paise', sql<BillFacts>`facts`.as('facts')])
    .where('of_bill_id', '=', bill.id)
    .execute();
  const covered = bill.covered_paise ?? 0;
  const credited = notes.reduce((sum, note) => sum + note.total_paise, 0);
  const amount = paise(covered - Math.min(covered, payment.left) - credited);
  if (amount <= 0) return;
  const facts = bill.facts as BillFacts;
  const sums = notes.flatMap((note) =>
    note.facts.lines.map((line, at) => ({ position: placeOf(line, at), amount: line.goods })),
  );
  const note = {
    billedOn: templeDay(services.clock()),
    payment: { ...facts.payment, reference: bill.payment_id },
  };
  const credit = makeCreditNote({ ...facts, number: bill.number }, [], [], note, { sums, amount });
  const { billMark: mark } = await readShopRules(trx);
  const { payment_id: paymentId, id: ofBillId } = bill;
  await issueBill(trx, services, { facts: credit, mark, paymentId, ofBillId, refundId: null });
}
