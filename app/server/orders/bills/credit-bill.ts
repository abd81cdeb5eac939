import { sql } from 'kysely';
import { type Paise, paise } from '#core/money/paise.ts';
import {
  type BillFacts,
  type BillLine,
  makeCreditNote,
  placeOf,
  type SumTakenBack,
  type TakenBack,
} from '#core/orders/bill.ts';
import type { PaymentSnapshot } from '#core/payments/payment.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { issueBill } from '#server/bills/issue-bill.ts';
import { readShopRules } from '#server/bills/read-shop-rules.ts';
import type { Transaction } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';

/**
 * The credit note for a processed refund: over the lines that it names, or over its sum alone where
 * it was made in the gateway's dashboard. An order that was never billed (short), or lines that
 * were cancelled before the bill, need none; a repeat finds its note.
 */
export async function creditRefund(trx: Transaction, services: Services, refundId: string): Promise<void> {
  const refund = await trx
    .selectFrom('refunds')
    .select(['order_id', 'payment_id', 'unsupplied', 'amount_paise'])
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow();
  if (refund.order_id === null || refund.unsupplied === null || refund.unsupplied.unbilled) return;
  const { order_id: orderId, payment_id: paymentId } = refund;
  const back = { now: refund.unsupplied.lines, amount: paise(refund.amount_paise) };
  await credit(trx, services, { orderId, paymentId, refundId, back });
}

/**
 * Fully refunded, perhaps in part in the gateway's dashboard: the note is over whatever no earlier
 * note covers.
 */
export async function creditRest(
  trx: Transaction,
  services: Services,
  orderId: string,
  { paymentId }: PaymentSnapshot,
): Promise<void> {
  await credit(trx, services, { orderId, paymentId, refundId: null, back: null });
}

type Credit = {
  orderId: string;
  paymentId: string;
  refundId: string | null;
  /** null: all that is left. */
  back: { now: TakenBack[]; amount: Paise } | null;
};

async function credit(trx: Transaction, services: Services, credited: Credit): Promise<void> {
  const { orderId, paymentId, refundId, back } = credited;
  const bill = await trx
    .selectFrom('bills')
    .select(['id', 'number', sql<BillFacts>`facts`.as('facts')])
    .where('order_id', '=', orderId)
    .where('kind', '<>', 'credit-note')
    .executeTakeFirst();
  if (!bill) return;
  const { before, sums } = await creditedBefore(trx, bill);
  const facts = makeCreditNote(
    { ...bill.facts, number: bill.number },
    before,
    back ? back.now : restOf(bill.facts, before),
    {
      billedOn: templeDay(services.clock()),
      payment: { ...bill.facts.payment, reference: refundId ?? paymentId },
    },
    { sums, amount: back ? back.amount : bill.facts.total },
  );
  if (facts.total === 0) return;
  const { billMark: mark } = await readShopRules(trx);
  await issueBill(trx, services, { facts, mark, paymentId, ofBillId: bill.id, refundId });
}

/**
 * What earlier notes cover: the pieces of each line, from the refunds that they follow, and amounts
 * on a line beyond the price of its pieces, where a refund had another sum than its goods.
 */
async function creditedBefore(
  trx: Transaction,
  bill: { id: string; facts: BillFacts },
): Promise<{ before: TakenBack[]; sums: SumTakenBack[] }> {
  const notes = await trx
    .selectFrom('bills')
    .leftJoin('refunds', 'refunds.id', 'bills.refund_id')
    .select(['refunds.unsupplied', sql<BillFacts>`facts`.as('facts')])
    .where('of_bill_id', '=', bill.id)
    .execute();
  const sums = notes.flatMap(({ facts, unsupplied }) =>
    facts.lines.flatMap((line): SumTakenBack[] => {
      // Older notes have no position.
      const same = (one: BillLine) => one.title === line.title && one.options === line.options;
      const position = line.position ?? bill.facts.lines.findIndex(same);
      const pieces = (unsupplied?.lines ?? []).filter((one) => one.position === position);
      const priced = pieces.reduce((sum, { quantity }) => sum + quantity * line.unit, 0);
      return [{ position, amount: line.goods + line.delivery - priced }];
    }),
  );
  return { before: notes.flatMap(({ unsupplied }) => unsupplied?.lines ?? []), sums };
}

function restOf({ lines }: BillFacts, before: readonly TakenBack[]): TakenBack[] {
  return lines.flatMap((line, at) => {
    const position = placeOf(line, at);
    const { quantity } = line;
    const taken = before.reduce((sum, one) => sum + (one.position === position ? one.quantity : 0), 0);
    return taken < quantity ? [{ position, quantity: quantity - taken }] : [];
  });
}
