import { zeroPaise } from '#core/money/paise.ts';
import type { PaymentSnapshot } from '#core/payments/payment.ts';

type AdminMoney = Pick<PaymentSnapshot, 'paymentId' | 'mode' | 'amount' | 'capturedAt'> &
  Partial<Pick<PaymentSnapshot, 'refunded' | 'refundBegun' | 'refunds'>>;

/** What the settling verb is told of money that no gateway knows: a person says that it came, and perhaps that it went. */
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
