import { paise } from '#core/money/paise.ts';
import type { PaymentMode, PaymentNotice } from '#core/payments/payment.ts';

export type KeptPayment = {
  payment_id: string;
  mode: PaymentMode;
  amount_paise: number;
  captured_at: Date | null;
};

/** What the settling verb is told of money that a person takes back: the payment as it stands, with all of it gone. */
export function goneNotice({ payment_id, mode, amount_paise, captured_at }: KeptPayment): PaymentNotice {
  const amount = paise(amount_paise);
  return {
    paymentId: payment_id,
    orderId: null,
    mode,
    status: 'captured',
    amount,
    currency: 'INR',
    capturedAt: captured_at,
    refunded: amount,
    refundBegun: false,
    failure: null,
    account: null,
    gatewayMode: null,
  };
}
