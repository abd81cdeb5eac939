import type { PaymentSnapshot, RefundSnapshot } from '#core/payments/payment.ts';
import { refundStatesBefore } from '#core/payments/refund.ts';
import type { Transaction } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { LockedPurchase, MovedRefund, PurchaseRef } from './purchase.ts';
import { noteRefund } from './refund-rows.ts';

/**
 * Updates our refunds from the gateway's snapshot, inside the settling transaction that holds the
 * lock on the purchase. A refund is matched by the key that we sent; one made in the gateway's
 * dashboard has none of our keys and changes only its payment. Repeated and late snapshots change
 * nothing.
 */
export async function followRefunds(
  trx: Transaction,
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
    await noteMovedRefund(trx, services, purchase, {
      id: moved.id,
      state: moved.state,
      paymentId: snapshot.paymentId,
      amount: moved.amount_paise,
    });
  }
}

/**
 * Passes refunds from the gateway's dashboard (processed, without a key of ours) to the purchase.
 * Runs after the settlement, so that a bill written there exists. Called again for every later
 * event or poll with the same refunds; the purchase knows which it has already.
 */
export async function followDashboardRefunds(
  trx: Transaction,
  services: Services,
  purchase: LockedPurchase,
  { refunds = [], paymentId }: PaymentSnapshot,
): Promise<void> {
  const kind = services.purchaseKinds[purchase.kind];
  if (!kind.returnedElsewhere) return;
  for (const { id, key, status, amount } of refunds) {
    // A refund of zero is ignored, whatever the gateway sends.
    if (status !== 'processed' || amount <= 0) continue;
    const ours = await trx
      .selectFrom('refunds')
      .select('id')
      .where((build) => build.or([build('gateway_id', '=', id), build('id', '=', key ?? '')]))
      .executeTakeFirst();
    if (!ours) await kind.returnedElsewhere(trx, services, purchase, { gatewayId: id, paymentId, amount });
  }
}

/** A refund moved on: in the timeline of its purchase, and what its kind does of itself. */
export async function noteMovedRefund(
  trx: Transaction,
  services: Services,
  { kind, id }: PurchaseRef,
  refund: MovedRefund,
): Promise<void> {
  const { state, paymentId, amount } = refund;
  await noteRefund(trx, services, {
    ...{ purchase: { kind, id }, kind: `refund-${state}`, paymentId, amount, note: null },
  });
  await services.purchaseKinds[kind].refundMoved?.(trx, services, refund);
}

function stateOf({ status }: RefundSnapshot): 'sent' | 'processed' | 'failed' {
  return status === 'pending' ? 'sent' : status;
}
