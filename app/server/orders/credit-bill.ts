import { sql, type Transaction } from 'kysely';
import { indianDay } from '#core/donations/indian-time.ts';
import { type BillFacts, makeCreditNote, placeOf, type TakenBack } from '#core/orders/bill.ts';
import type { PaymentNotice } from '#core/payments/payment.ts';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { issueBill } from './issue-bill.ts';
import { readShopRules } from './read-shop-rules.ts';

/**
 * The credit note for a refund that the gateway has done: over the lines that it was asked for. An order that was never
 * billed (short), or lines that were cancelled before the bill, need none; a repeat finds its note.
 */
export async function creditRefund(
  trx: Transaction<Database>,
  services: Services,
  refundId: string,
): Promise<void> {
  const refund = await trx
    .selectFrom('refunds')
    .select(['shop_order_id', 'payment_id', 'unsupplied'])
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow();
  if (refund.shop_order_id === null || refund.unsupplied === null || refund.unsupplied.unbilled) return;
  const orderId = refund.shop_order_id;
  const { payment_id: paymentId } = refund;
  await credit(trx, services, { orderId, paymentId, refundId, now: refund.unsupplied.lines });
}

/** All of the money went back, some of it perhaps at the gateway's own desk: what no note took back yet. */
export async function creditRest(
  trx: Transaction<Database>,
  services: Services,
  orderId: string,
  { paymentId }: PaymentNotice,
): Promise<void> {
  await credit(trx, services, { orderId, paymentId, refundId: null, now: null });
}

type Credit = { orderId: string; paymentId: string; refundId: string | null; now: TakenBack[] | null };

async function credit(trx: Transaction<Database>, services: Services, asked: Credit): Promise<void> {
  const { orderId, paymentId, refundId } = asked;
  const bill = await trx
    .selectFrom('bills')
    .select(['id', 'number', sql<BillFacts>`facts`.as('facts')])
    .where('order_id', '=', orderId)
    .where('kind', '<>', 'credit-note')
    .executeTakeFirst();
  if (!bill) return;
  const before = await creditedLines(trx, bill);
  const rest = restOf(bill.facts, before);
  const now = asked.now ?? rest;
  if (now.length === 0 || rest.length === 0) return;
  const facts = makeCreditNote({ ...bill.facts, number: bill.number }, before, now, {
    billedOn: indianDay(services.clock()),
    payment: { ...bill.facts.payment, reference: refundId ?? paymentId },
  });
  const { billMark: mark } = await readShopRules(trx);
  await issueBill(trx, services, { facts, mark, paymentId, ofBillId: bill.id, refundId });
}

/** What earlier notes took back: the lines of their refunds; the one without a refund of ours took all that was left. */
async function creditedLines(
  trx: Transaction<Database>,
  bill: { id: string; facts: BillFacts },
): Promise<TakenBack[]> {
  const notes = await trx
    .selectFrom('bills')
    .leftJoin('refunds', 'refunds.id', 'bills.refund_id')
    .select(['refund_id', 'refunds.unsupplied'])
    .where('of_bill_id', '=', bill.id)
    .execute();
  if (notes.some(({ refund_id }) => refund_id === null)) return restOf(bill.facts, []);
  return notes.flatMap(({ unsupplied }) => unsupplied?.lines ?? []);
}

function restOf({ lines }: BillFacts, before: readonly TakenBack[]): TakenBack[] {
  return lines.flatMap((line, at) => {
    const position = placeOf(line, at);
    const { quantity } = line;
    const taken = before.reduce((sum, one) => sum + (one.position === position ? one.quantity : 0), 0);
    return taken < quantity ? [{ position, quantity: quantity - taken }] : [];
  });
}
