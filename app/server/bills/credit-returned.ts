import { sql } from 'kysely';
import { type Paise, paise } from '#core/money/paise.ts';
import { type BillFacts, makeCreditNote, placeOf } from '#core/orders/bill.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Transaction } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { issueBill } from './issue-bill.ts';
import { readShopRules } from './read-shop-rules.ts';

type CreditedBill = {
  id: string;
  number: string;
  payment_id: string | null;
  desk_payment_id: string | null;
  facts: unknown;
};

/**
 * A credit note over what has gone back of a bill of services in all, less its earlier notes; none
 * where that is nothing, so a repeat writes nothing. Returns what it is over, in paise.
 */
export async function creditReturned(
  trx: Transaction,
  services: Services,
  bill: CreditedBill,
  { gone, reference }: { gone: number; reference: string },
): Promise<Paise> {
  const notes = await trx
    .selectFrom('bills')
    .select(['total_paise', sql<BillFacts>`facts`.as('facts')])
    .where('of_bill_id', '=', bill.id)
    .execute();
  const credited = notes.reduce((sum, note) => sum + note.total_paise, 0);
  const amount = paise(Math.max(0, gone - credited));
  if (amount === 0) return amount;
  const facts = bill.facts as BillFacts;
  const sums = notes.flatMap((note) =>
    note.facts.lines.map((line, at) => ({ position: placeOf(line, at), amount: line.goods })),
  );
  const note = {
    billedOn: templeDay(services.clock()),
    payment: { ...facts.payment, reference },
  };
  const credit = makeCreditNote({ ...facts, number: bill.number }, [], [], note, { sums, amount });
  const { billMark: mark } = await readShopRules(trx);
  await issueBill(trx, services, {
    ...{ facts: credit, mark, paymentId: bill.payment_id, ofBillId: bill.id, refundId: null },
    ...(bill.desk_payment_id && { deskPaymentId: bill.desk_payment_id }),
  });
  return amount;
}
