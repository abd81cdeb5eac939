import type { Paise } from '#core/money/paise.ts';
import type { PaymentSnapshot, RefundSnapshot } from '#core/payments/payment.ts';

/**
 * The port to a payment gateway. An adapter sorts its provider's errors into our three kinds, keeps time limits on
 * every call, and never throws for what the network or the provider did.
 */
export type Gateway = {
  /** Ours at the gateway; stored with each order, and what its events must name. */
  account: string;
  mode: 'test' | 'live';
  /** One order for one receipt, also when the first answer was lost. */
  createOrder: (order: NewOrder) => Promise<GatewayAnswer<{ orderId: string }>>;
  /** What became of the order's payments, oldest first. One that cannot be read never hides the others. */
  listPayments: (orderId: string) => Promise<PaymentsAnswer>;
  /** Takes the money that the donor's bank set aside. A payment that is captured already is no error. */
  capture: (paymentId: string, amount: Paise) => Promise<GatewayAnswer<PaymentSnapshot>>;
  /** Sends money back; with the same key once, however often it is asked. */
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

/** `notice` is null for kinds that we do not use. `ask`: it tells a part only, so the order has to be asked about. */
export type GatewayEvent = {
  id: string;
  kind: string;
  snapshot: PaymentSnapshot | null;
  ask?: boolean;
  /** It is signed, and cannot be read: which parts of it, and the order that it names where that can. */
  odd?: { orderId: string | null; flaw: string };
};

/**
 * declined: the gateway understood and said no; asking again is of no use. unavailable: it did not take the request;
 * try later. unknown: the request may have been carried out and the answer was lost.
 */
export type GatewayFailure = 'declined' | 'unavailable' | 'unknown';
export type PaymentsAnswer =
  | { ok: true; value: PaymentSnapshot[]; odd: OddPayment[] }
  | { ok: false; code: GatewayFailure };

/** A payment of the gateway that is not as its documents say, and so is not (or only in part) worked in. */
export type OddPayment = {
  /** null: not even its number can be read. */
  paymentId: string | null;
  /** The names of the parts that cannot be read; never what stands in them. */
  flaw: string;
};

export type GatewayAnswer<Value> = { ok: true; value: Value } | { ok: false; code: GatewayFailure };
