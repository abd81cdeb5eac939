import { sql } from 'kysely';
import { type Paise, paise } from '#core/money/paise.ts';
import { isTooSmallToRefund } from '#core/payments/refund.ts';
import type { Db, Transaction } from '#server/db/schema.ts';
import { noteRefund } from '#server/purchases/refund-rows.ts';
import type { Services } from '#server/services.ts';
import { readLeft } from '../record/stay-cover.ts';

type Ask = {
  amount: Paise;
  by: string;
  reason: string;
  /** The failed or declined refund that is asked for anew. */
  againOf?: string;
};

/**
 * Requests that a part of what was paid at the gateway for a locked stay goes back, never more than
 * is left of the payment; a second person approves it (rule P10). null: nothing is left, or less
 * than the gateway refunds.
 */
export async function askStayRefund(
  trx: Transaction,
  services: Services,
  stayId: string,
  { amount: wanted, by, reason, againOf }: Ask,
): Promise<string | null> {
  const refundable = await findRefundable(trx, stayId, wanted);
  if (!refundable) return null;
  const { paymentId, amount } = refundable;
  const id = services.ids('rfd');
  await trx
    .insertInto('refunds')
    .values({
      ...{ id, payment_id: paymentId, stay_id: stayId, donation_id: null, ground: null },
      ...{ original_donation_id: null, amount_paise: amount, reason, state: 'asked' },
      ...{ asked_by: by, asked_at: services.clock(), again_of: againOf ?? null },
    })
    .execute();
  await noteRefund(trx, services, {
    purchase: { kind: 'stay', id: stayId },
    kind: 'refund-asked',
    paymentId,
    amount,
    note: reason,
  });
  return id;
}

/**
 * How much of a wanted sum can be asked back of what was paid at the gateway, in paise; null: none
 * of it.
 */
export async function findRefundable(
  db: Db,
  stayId: string,
  wanted: Paise,
): Promise<{ paymentId: string; amount: Paise } | null> {
  const payment = await db
    .selectFrom('payments')
    .select(['id', 'mode'])
    .where('stay_id', '=', stayId)
    .where('role', '=', 'settling')
    .executeTakeFirst();
  if (!payment) return null;
  const amount = paise(Math.min(wanted, await readLeft(db, stayId)));
  if (amount <= 0 || isTooSmallToRefund(amount, payment.mode)) return null;
  return { paymentId: payment.id, amount };
}

/**
 * Whether a refund (a row named `refund`) may be asked for anew: it failed or was declined, is of
 * what paid for the stay, and was not asked for anew before.
 */
export const mayAskAgain = sql<boolean>`(refund.state in ('failed', 'declined')
  and exists (select from payments where id = refund.payment_id and role = 'settling')
  and not exists (select from refunds as anew where anew.again_of = refund.id))`;
