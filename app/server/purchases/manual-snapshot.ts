import { zeroPaise } from '#core/money/paise.ts';
import type { PaymentSnapshot } from '#core/payments/payment.ts';

type AdminMoney = Pick<PaymentSnapshot, 'paymentId' | 'mode' | 'amount' | 'capturedAt'> &
  Partial<Pick<PaymentSnapshot, 'refunded' | 'refundBegun' | 'refunds'>>;

/**
 * The snapshot of a payment outside the gateway: a person enters that it came, and perhaps that it
 * was refunded.
 */
export function manualSnapshot(money: AdminMoney): PaymentSnapshot {
  return {
    status: 'captured',
    currency: 'INR',
    refunded: zeroPaise,
    refundBegun: false,
    ...money,
    orderId: null,
    failure: null,
    account: null,
    gatewayMode: null,
  };
}
