import type { Paise } from '#core/money/paise.ts';
import type { PaymentSnapshot, RefundSnapshot } from '#core/payments/payment.ts';

/**
 * The port to a payment gateway. An adapter maps its provider's errors to our three kinds, sets
 * time limits on every call, and never throws for errors of the network or the provider.
 */
export type Gateway = {
  /** Our account at the gateway; stored with each order, and events must name it. */
  account: string;
  mode: 'test' | 'live';
  /** One order for one receipt, also when the first answer was lost. */
  createOrder: (order: NewOrder) => Promise<GatewayAnswer<{ orderId: string }>>;
  /** All payments of the order, oldest first. One that cannot be parsed never hides the others. */
  listPayments: (orderId: string) => Promise<PaymentsAnswer>;
  /** Captures an authorized payment. One that is captured already is no error. */
  capture: (paymentId: string, amount: Paise) => Promise<GatewayAnswer<PaymentSnapshot>>;
  /** Sends a refund; with the same key only once, however often it is called. */
  refund: (refund: NewRefund) => Promise<GatewayAnswer<RefundSnapshot>>;
  /** The form with which the donor's browser opens the gateway's own page. */
  checkoutForm: (checkout: Checkout) => { action: string; fields: Record<string, string> };
  /** Whether the browser's return was signed by the gateway: a hint, never proof of payment. */
  verifyReturn: (returned: { orderId: string; paymentId: string; signature: string }) => boolean;
  /** null: not authentic. */
  readWebhook: (delivery: WebhookDelivery) => GatewayEvent | null;
};

export type NewOrder = { receipt: string; amount: Paise; currency: string };

/** `key`: at least 10 characters of A-Z a-z 0-9 - _. */
export type NewRefund = { paymentId: string; amount: Paise; key: string };

type Checkout = {
  orderId: string;
  amount: Paise;
  currency: string;
  title: string;
  description: string;
  prefill: { name: string | null; email: string | null; phone: string | null };
  callbackUrl: string;
  cancelUrl: string;
};

export type WebhookDelivery = { body: Uint8Array; signature: string | null; eventId: string | null };

/**
 * `snapshot` is null for kinds that we do not use. `ask`: the event has partial data, so the order
 * must be polled.
 */
export type GatewayEvent = {
  id: string;
  kind: string;
  snapshot: PaymentSnapshot | null;
  ask?: boolean;
  /** Signed, but cannot be parsed: which fields, and the order that it names, if readable. */
  odd?: { orderId: string | null; flaw: string };
};

/**
 * declined: the gateway understood and refused; retrying is of no use. unavailable: it did not take
 * the request; try later. unknown: the request may have been carried out and the answer was lost.
 */
export type GatewayFailure = 'declined' | 'unavailable' | 'unknown';
export type PaymentsAnswer =
  | { ok: true; value: PaymentSnapshot[]; odd: OddPayment[] }
  | { ok: false; code: GatewayFailure };

/** A payment that is not as the gateway documents it, and so is not (or only in part) processed. */
export type OddPayment = {
  /** null: not even its id is readable. */
  paymentId: string | null;
  /** The names of the fields that cannot be parsed; never their values. */
  flaw: string;
};

export type GatewayAnswer<Value> = { ok: true; value: Value } | { ok: false; code: GatewayFailure };
