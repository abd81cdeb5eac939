import { type Paise, paise } from '#core/money/paise.ts';
import { isTooSmallToRefund } from '#core/payments/refund.ts';
import type { Transaction } from '#server/db/schema.ts';
import { noteRefund } from '#server/purchases/refund-rows.ts';
import type { Services } from '#server/services.ts';
import { readLeft } from './stay-cover.ts';

type Ask = { amount: Paise; by: string; reason: string };

/**
 * Requests that a part of what was paid at the gateway for a locked stay goes back, never more than
 * is left of the payment; a second person approves it (rule P10). null: nothing is left, or less
 * than the gateway refunds.
 */
export async function askStayRefund(
  trx: Transaction,
  services: Services,
  stayId: string,
  { amount: wanted, by, reason }: Ask,
): Promise<string | null> {
  const payment = await trx
    .selectFrom('payments')
    .select(['id', 'mode'])
    .where('stay_id', '=', stayId)
    .where('role', '=', 'settling')
    .executeTakeFirst();
  if (!payment) return null;
  const amount = paise(Math.min(wanted, await readLeft(trx, stayId)));
  if (amount <= 0 || isTooSmallToRefund(amount, payment.mode)) return null;
  const id = services.ids('rfd');
  await trx
    .insertInto('refunds')
    .values({
      ...{ id, payment_id: payment.id, stay_id: stayId, donation_id: null, ground: null },
      ...{ original_donation_id: null, amount_paise: amount, reason, state: 'asked' },
      ...{ asked_by: by, asked_at: services.clock() },
    })
    .execute();
  await noteRefund(trx, services, {
    purchase: { kind: 'stay', id: stayId },
    kind: 'refund-asked',
    paymentId: payment.id,
    amount,
    note: reason,
  });
  return id;
}

/**
 * Whether a refund of what paid for the stay waits for a person or for the gateway. One of a second
 * or late payment says nothing of the stay.
 */
export async function hasOpenRefund(trx: Transaction, stayId: string): Promise<boolean> {
  const open = await refundsOf(trx, stayId)
    .where('refunds.state', 'in', ['asked', 'approved', 'sent'])
    .executeTakeFirst();
  return open !== undefined;
}

/** The last refund of what paid for the stay, as it is under the lock. */
export async function lastRefund(trx: Transaction, stayId: string) {
  return refundsOf(trx, stayId).orderBy('asked_at', 'desc').limit(1).executeTakeFirst();
}

function refundsOf(trx: Transaction, stayId: string) {
  return trx
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.id', 'refunds.state'])
    .where('refunds.stay_id', '=', stayId)
    .where('payments.role', '=', 'settling');
}
