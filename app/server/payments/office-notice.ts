import { zeroPaise } from '#core/money/paise.ts';
import type { PaymentNotice } from '#core/payments/payment.ts';

type OfficeMoney = Pick<PaymentNotice, 'paymentId' | 'mode' | 'amount' | 'capturedAt'> &
  Partial<Pick<PaymentNotice, 'refunded' | 'refundBegun' | 'refunds'>>;

/** What the settling verb is told of money that no gateway knows: a person says that it came, and perhaps that it went. */
export function officeNotice(money: OfficeMoney): PaymentNotice {
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
