import { paise } from '#core/money/paise.ts';
import type { PaymentSnapshot } from '#core/payments/payment.ts';
import type { Gateway } from '../payments/gateway.ts';
import { makeRazorpay } from '../payments/razorpay.ts';
import { gatewayConfig } from './test-donations.ts';

/**
 * A gateway in memory by the clock of a test: payments are captured at its moment, and only what
 * the test hands on is heard; the rest is found by polling.
 */
export class ClockedGateway {
  readonly #clock: () => Date;
  readonly #payments = new Map<string, PaymentSnapshot>();
  readonly #sent = new Set<string>();

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  readonly port: Gateway = {
    ...makeRazorpay(gatewayConfig, () => Promise.reject(new Error('nothing is sent'))),
    createOrder: async ({ receipt }) => ({ ok: true, value: { orderId: `order_${receipt}` } }),
    listPayments: async (orderId) => ({ ok: true, value: this.paymentsOf(orderId), odd: [] }),
    refund: async ({ paymentId, amount, key }) => {
      const payment = this.#payments.get(paymentId);
      if (!payment || payment.refunded + amount > payment.amount) return { ok: false, code: 'declined' };
      const refund = { id: `rfnd_${key}`, key, status: 'processed' as const, amount };
      if (!this.#sent.has(key)) this.#giveBack(payment, refund);
      this.#sent.add(key);
      return { ok: true, value: refund };
    },
  };

  /** Somebody pays this sum for an order now; not heard of yet. */
  pay(orderId: string, amount: number): PaymentSnapshot {
    const snapshot: PaymentSnapshot = {
      ...{ paymentId: `pay_${this.#payments.size}_${orderId}`, orderId, mode: 'online', status: 'captured' },
      ...{ amount: paise(amount), currency: 'INR', capturedAt: this.#clock(), refunded: paise(0) },
      ...{ refundBegun: false, refunds: [], allRefunds: true, failure: null },
      ...{ account: null, gatewayMode: 'test' },
    };
    this.#payments.set(snapshot.paymentId, snapshot);
    return snapshot;
  }

  /** Somebody gives money of a payment back in the gateway's own office. */
  giveBack(paymentId: string, amount: number): PaymentSnapshot {
    const payment = this.#payments.get(paymentId);
    if (!payment) throw new Error(`no payment ${paymentId}`);
    const id = `rfnd_${paymentId}_${payment.refunds?.length}`;
    return this.#giveBack(payment, { id, key: null, status: 'processed', amount: paise(amount) });
  }

  paymentsOf(orderId: string): PaymentSnapshot[] {
    return [...this.#payments.values()].filter((payment) => payment.orderId === orderId);
  }

  #giveBack(payment: PaymentSnapshot, refund: NonNullable<PaymentSnapshot['refunds']>[number]) {
    const returned: PaymentSnapshot = {
      ...payment,
      ...{ refunded: paise(payment.refunded + refund.amount), refundBegun: true },
      refunds: [...(payment.refunds ?? []), refund],
    };
    this.#payments.set(payment.paymentId, returned);
    return returned;
  }
}
