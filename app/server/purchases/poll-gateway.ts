import type { PaymentSnapshot } from '#core/payments/payment.ts';
import type { GatewayFailure, OddPayment } from '../payments/gateway.ts';
import type { Services } from '../services.ts';
import { findPurchase } from './find-purchase.ts';
import { storeEvent } from './gateway-events.ts';
import { warnAdmin } from './payment-warnings.ts';
import { purchaseTables } from './purchase.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Polls the payments of an order and settles them one by one: one that cannot be parsed is reported
 * to the staff, one that cannot be processed waits like an event (waiting-events.ts), and the
 * others settle.
 */
export async function pollGateway(services: Services, orderId: string): Promise<'answered' | GatewayFailure> {
  const answer = await services.payments.listPayments(orderId);
  if (!answer.ok) return answer.code;
  for (const odd of answer.odd) await warnOfOdd(services, orderId, odd);
  for (const snapshot of answer.value) {
    try {
      await settlePayment(services, { snapshot, event: null });
    } catch (error) {
      services.log.error(
        { err: error, payment: snapshot.paymentId },
        'polled snapshot not processed, will retry',
      );
      await storeEvent(services, { id: answerId(snapshot), kind: 'payment.asked', snapshot });
    }
  }
  return 'answered';
}

/** The same answer is stored once, however often it comes. */
function answerId({ paymentId, status, refunded, refundBegun }: PaymentSnapshot): string {
  return ['asked', paymentId, status, refunded, refundBegun ? 'begun' : ''].join('_');
}

async function warnOfOdd(
  services: Services,
  orderId: string,
  { paymentId, flaw }: OddPayment,
): Promise<void> {
  await warnAdmin(services.db, services, {
    kind: 'payment-unreadable',
    cause: `${orderId}:${paymentId ?? flaw}`,
    purchase: await findPurchase(services.db, orderId),
    paymentId,
    orderId,
    facts: { flaw },
  });
}

/** Leaves the poll to the reconcile job, which tries until the gateway answers. */
export async function pollSoon({ db, clock, wakeups }: Services, orderId: string): Promise<void> {
  for (const table of Object.values(purchaseTables)) {
    await db.updateTable(table).set({ poll_at: clock() }).where('gateway_order_id', '=', orderId).execute();
  }
  wakeups.wake('reconcile-payments');
}
