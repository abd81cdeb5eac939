import type { Transaction } from 'kysely';
import type { PaymentSnapshot, RefundSnapshot } from '#core/payments/payment.ts';
import { refundStatesBefore } from '#core/payments/refund.ts';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { LockedPurchase } from './purchase.ts';

/**
 * Moves our refunds on by what the gateway says of them, inside the settling transaction that holds the purchase. A
 * refund is known by the key that we gave it; one made at the gateway's own desk has none of ours and changes only
 * its payment. Repeats and what comes late find the last word spoken.
 */
export async function followRefunds(
  trx: Transaction<Database>,
  services: Services,
  purchase: LockedPurchase,
  snapshot: PaymentSnapshot,
): Promise<void> {
  for (const refund of snapshot.refunds ?? []) {
    if (refund.key === null) continue;
    const moved = await trx
      .updateTable('refunds')
      .set({ state: stateOf(refund), gateway_id: refund.id })
      .where('id', '=', refund.key)
      .where('payment_id', '=', snapshot.paymentId)
      .where('state', 'in', refundStatesBefore(stateOf(refund)))
      .returning(['id', 'amount_paise', 'state'])
      .executeTakeFirst();
    if (!moved) continue;
    await purchase.refundMoved(trx, services, {
      id: moved.id,
      state: moved.state,
      paymentId: snapshot.paymentId,
      amount: moved.amount_paise,
    });
  }
}

/**
 * Tells the purchase of money that went back at the gateway's own desk: refunds that are done and carry no key of ours.
 * After the settlement, so that a bill that it made is there. Each is told as often as it is heard of; the purchase knows
 * which it has.
 */
export async function followDashboardRefunds(
  trx: Transaction<Database>,
  services: Services,
  purchase: LockedPurchase,
  { refunds = [], paymentId }: PaymentSnapshot,
): Promise<void> {
  if (!purchase.returnedElsewhere) return;
  for (const { id, key, status, amount } of refunds) {
    // A refund of nothing is none, whatever the gateway says.
    if (status !== 'processed' || amount <= 0) continue;
    const ours = await trx
      .selectFrom('refunds')
      .select('id')
      .where((build) => build.or([build('gateway_id', '=', id), build('id', '=', key ?? '')]))
      .executeTakeFirst();
    if (!ours) await purchase.returnedElsewhere(trx, services, { gatewayId: id, paymentId, amount });
  }
}

function stateOf({ status }: RefundSnapshot): 'sent' | 'processed' | 'failed' {
  return status === 'pending' ? 'sent' : status;
}
