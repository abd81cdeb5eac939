import { type RawBuilder, sql } from 'kysely';
import { type Paise, paise } from '#core/money/paise.ts';
import { isTooSmallToRefund } from '#core/payments/refund.ts';
import type { Db, Transaction } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { type PurchaseRef, purchaseColumn, purchaseColumns } from './purchase.ts';
import { noteRefund } from './refund-rows.ts';

export type RefundAsk = {
  amount: Paise;
  by: string;
  reason: string;
  /** The failed or declined refund that is asked for anew. */
  againOf?: string;
};

/**
 * Requests that a part of what was paid at the gateway for a locked purchase goes back, never more
 * than is left of the payment; a second person approves it (rule P10). null: nothing is left, or
 * less than the gateway refunds.
 */
export async function requestRefund(
  trx: Transaction,
  services: Services,
  purchase: PurchaseRef,
  { amount: wanted, by, reason, againOf }: RefundAsk,
): Promise<string | null> {
  const refundable = await findRefundable(trx, purchase, wanted);
  if (!refundable) return null;
  const { paymentId, amount } = refundable;
  const id = services.ids('rfd');
  await trx
    .insertInto('refunds')
    .values({
      ...{ id, payment_id: paymentId, ...purchaseColumns(purchase) },
      ...{ ground: purchase.kind === 'donation' ? 'other' : null },
      ...{ original_donation_id: null, amount_paise: amount, reason, state: 'asked' },
      ...{ asked_by: by, asked_at: services.clock(), again_of: againOf ?? null },
    })
    .execute();
  await noteRefund(trx, services, { purchase, kind: 'refund-asked', paymentId, amount, note: reason });
  return id;
}

/**
 * How much of a wanted sum can be asked back of what was paid at the gateway, in paise; null: none
 * of it.
 */
export async function findRefundable(
  db: Db,
  purchase: PurchaseRef,
  wanted: Paise,
): Promise<{ paymentId: string; amount: Paise } | null> {
  const payment = await db
    .selectFrom('payments')
    .select(['id', 'mode'])
    .where(purchaseColumn[purchase.kind], '=', purchase.id)
    .where('role', '=', 'settling')
    .executeTakeFirst();
  if (!payment) return null;
  const amount = paise(Math.min(wanted, await readLeft(db, purchase)));
  if (amount <= 0 || isTooSmallToRefund(amount, payment.mode)) return null;
  return { paymentId: payment.id, amount };
}

/**
 * What of the settling payment of a purchase (`id` in SQL) has neither gone back nor been asked
 * back; 0 where it is unpaid.
 */
export function leftOfPayment(kind: PurchaseRef['kind'], id: RawBuilder<string>): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(greatest(0, payment.amount_paise - coalesce(own.asked, 0)
      - greatest(payment.refunded_paise, coalesce(own.gone, 0)))), 0)::bigint
    from payments as payment cross join lateral (
      select sum(amount_paise) filter (where state in ('asked', 'approved')) as asked,
        sum(amount_paise) filter (where state in ('sent', 'processed')) as gone
      from refunds where payment_id = payment.id) as own
    where ${sql.ref(`payment.${purchaseColumn[kind]}`)} = ${id} and payment.role = 'settling')`;
}

/** `leftOfPayment` of a locked purchase. */
export async function readLeft(db: Db, { kind, id }: PurchaseRef): Promise<number> {
  const { rows } = await sql<{ left: number }>`select ${leftOfPayment(kind, sql`${id}`)} as left`.execute(db);
  return rows[0]?.left ?? 0;
}

/**
 * Whether a refund (a row named `refund`) may be asked for anew: it failed or was declined, is of
 * what paid for the purchase, and was not asked for anew before.
 */
export const mayAskAgain = sql<boolean>`(refund.state in ('failed', 'declined')
  and exists (select from payments where id = refund.payment_id and role = 'settling')
  and not exists (select from refunds as anew where anew.again_of = refund.id))`;
