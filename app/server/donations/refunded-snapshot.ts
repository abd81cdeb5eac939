import { paise } from '#core/money/paise.ts';
import type { PaymentMode, PaymentSnapshot } from '#core/payments/payment.ts';
import { manualSnapshot } from '../purchases/manual-snapshot.ts';

export type ManualPayment = {
  payment_id: string;
  mode: PaymentMode;
  amount_paise: number;
  captured_at: Date | null;
};

/** The snapshot of a payment that a person takes back: the payment as stored, fully refunded. */
export function refundedSnapshot({
  payment_id,
  mode,
  amount_paise,
  captured_at,
}: ManualPayment): PaymentSnapshot {
  const amount = paise(amount_paise);
  return manualSnapshot({ paymentId: payment_id, mode, amount, capturedAt: captured_at, refunded: amount });
}
