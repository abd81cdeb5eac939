import { paise } from '#core/money/paise.ts';
import type { PaymentMode, PaymentNotice } from '#core/payments/payment.ts';
import { officeNotice } from '../payments/office-notice.ts';

export type KeptPayment = {
  payment_id: string;
  mode: PaymentMode;
  amount_paise: number;
  captured_at: Date | null;
};

/** Money that a person takes back: the payment as it stands, with all of it gone. */
export function goneNotice({ payment_id, mode, amount_paise, captured_at }: KeptPayment): PaymentNotice {
  const amount = paise(amount_paise);
  return officeNotice({ paymentId: payment_id, mode, amount, capturedAt: captured_at, refunded: amount });
}
