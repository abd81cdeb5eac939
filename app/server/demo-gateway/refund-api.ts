import { type Books, newId, type Payment, type Refund } from './books.ts';
import type { Weather } from './weather.ts';
import type { WebhookSender } from './webhook-sender.ts';

type Options = { books: Books; weather: () => Weather; sender: WebhookSender };
type RefundInput = { amount?: number; receipt?: string };

type RefundApi = {
  /** The refund, or the field for which the gateway refuses it. */
  ask: (paymentId: string, input: RefundInput, key: string | null) => Refund | 'id' | 'amount' | 'key';
  /** Lets the pending refunds complete, as the weather sets it. */
  finishDue: () => void;
};

/**
 * Refunds as the gateway does them: a payment counts a refund at once, and less again when it
 * fails; the same key with the same body gives the same refund.
 */
export function makeRefundApi({ books, weather, sender }: Options): RefundApi {
  const settle = (refund: Refund, to: 'processed' | 'failed'): Refund => {
    const ended: Refund = { ...refund, status: to, due: null };
    books.keep(ended);
    const payment = books.payments.get(refund.payment_id);
    if (payment && to === 'failed') count(payment, -refund.amount);
    announce(ended, to === 'failed' ? 'refund.failed' : 'refund.processed');
    return ended;
  };

  const count = (payment: Payment, amount: number): void => {
    const amount_refunded = payment.amount_refunded + amount;
    const status = amount_refunded === payment.amount ? 'refunded' : 'captured';
    books.keep({ ...payment, amount_refunded, status });
  };

  const announce = (refund: Refund, kind: 'refund.created' | 'refund.processed' | 'refund.failed'): void => {
    const payment = books.payments.get(refund.payment_id);
    if (payment) sender.announce([kind], payment, refund);
  };

  return {
    ask: (paymentId, input, key) => {
      const payment = books.payments.get(paymentId);
      if (!payment) return 'id';
      const amount = input.amount ?? payment.amount;
      const before = key === null ? undefined : books.refundUnder(key);
      if (before) return before.payment_id === paymentId && before.amount === amount ? before : 'key';
      const left = payment.captured ? payment.amount - payment.amount_refunded : 0;
      if (!Number.isSafeInteger(amount) || amount < 100 || amount > left) return 'amount';
      const { refunds, refundDelay } = weather();
      const refund: Refund = {
        entity: 'refund',
        id: newId('rfnd'),
        payment_id: paymentId,
        amount,
        currency: payment.currency,
        receipt: input.receipt ?? null,
        status: 'pending',
        created_at: Math.floor(Date.now() / 1_000),
        key,
        due: { at: Date.now() + refundDelay, to: refunds === 'fail' ? 'failed' : 'processed' },
      };
      books.keep(refund);
      count(payment, amount);
      announce(refund, 'refund.created');
      return refunds === 'at-once' ? settle(refund, 'processed') : refund;
    },
    finishDue: () => {
      for (const refund of books.refunds.values()) {
        if (refund.due && refund.due.at <= Date.now()) settle(refund, refund.due.to);
      }
    },
  };
}
