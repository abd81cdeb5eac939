import type { Paise } from '#core/money/paise.ts';

/**
 * online: by the gateway. The others reached the bank or the counter, and the staff saw them there.
 */
export const paymentModes = ['online', 'upi', 'bank', 'cash', 'cheque'] as const;
export type PaymentMode = (typeof paymentModes)[number];

export type PaymentStatus = 'created' | 'authorized' | 'failed' | 'captured';

/**
 * attempt: no money moved (yet). settling: the one payment that pays the purchase. The others are
 * captured money for review: a second payment, one that does not agree with the purchase, one that
 * came too late, one whose order we do not know.
 */
export type PaymentRole = 'attempt' | 'settling' | 'duplicate' | 'mismatch' | 'late' | 'unmatched';

/**
 * What did not agree between a payment and its purchase. 'returned': more is reported refunded than
 * paid; 'time': its financial year cannot be known; 'closed-year': the statement of its year is
 * filed.
 */
export type Disagreement =
  | 'amount'
  | 'currency'
  | 'order'
  | 'account'
  | 'mode'
  | 'returned'
  | 'time'
  | 'closed-year';

/**
 * What the gateway (or the staff, for a transfer found on the statement) says about one payment at
 * one moment. Snapshots come late, repeatedly and in any order; none is an instruction.
 */
export type PaymentSnapshot = {
  paymentId: string;
  /** null: a transfer that the staff matched to the donation. */
  orderId: string | null;
  mode: PaymentMode;
  status: PaymentStatus;
  amount: Paise;
  currency: string;
  /** The gateway's time of capture; set exactly when captured. */
  capturedAt: Date | null;
  /** The gateway's time of the payment itself; used where its time of capture is impossible. */
  madeAt?: Date;
  /** Money already refunded. */
  refunded: Paise;
  refundBegun: boolean;
  /** The refunds in the snapshot; none if it does not report them. */
  refunds?: RefundSnapshot[];
  /** `refunds` lists every refund that the gateway knows of the payment. */
  allRefunds?: boolean;
  /** The gateway's one-word failure reason. */
  failure: string | null;
  /**
   * The gateway's account that the event names; null in answers to our own calls, authenticated by
   * our keys.
   */
  account: string | null;
  gatewayMode: 'test' | 'live' | null;
};

/**
 * What the gateway says about one refund. `key` is the id that we gave it; null for one made in the
 * gateway's dashboard.
 */
export type RefundSnapshot = {
  id: string;
  key: string | null;
  status: 'pending' | 'processed' | 'failed';
  amount: Paise;
};

/** A payment as stored. */
export type KnownPayment = {
  id: string;
  status: PaymentStatus;
  role: PaymentRole;
  why: Disagreement | null;
  amount: Paise;
  currency: string;
  capturedAt: Date | null;
  refunded: Paise;
  refundBegun: boolean;
  /** The last known state of each refund. */
  refunds: readonly RefundSnapshot[];
};

/** What of a snapshot the staff must review, since it was not believed or needs follow-up. */
export type PaymentWarning =
  | { kind: 'returned-above-paid'; said: Paise; amount: Paise }
  | { kind: 'time-not-believed'; said: Date; used: Date }
  | { kind: 'refund-failed'; refund: RefundSnapshot };
