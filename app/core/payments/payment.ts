import type { Paise } from '#core/money/paise.ts';

/** online: by the gateway. The others reached the bank or the counter, and a person saw them there. */
export const paymentModes = ['online', 'upi', 'bank', 'cash', 'cheque'] as const;
export type PaymentMode = (typeof paymentModes)[number];

export type PaymentStatus = 'created' | 'authorized' | 'failed' | 'captured';

/**
 * attempt: no money moved (yet). settling: the one payment that pays the gift. The others are captured money that
 * waits for a person: a second payment, one that does not agree with the gift, one that came too late, one whose
 * order we do not know.
 */
export type PaymentRole = 'attempt' | 'settling' | 'duplicate' | 'mismatch' | 'late' | 'unmatched';

/**
 * What did not agree between a payment and the gift it names. 'returned': more is said to have gone back than came;
 * 'time': its financial year cannot be known; 'closed-year': the statement of its year is filed.
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
 * What the gateway (or the office, for a transfer it found on the statement) says about one payment at one moment.
 * Notices come late, twice and in any order; none is an instruction.
 */
export type PaymentSnapshot = {
  paymentId: string;
  /** null: a transfer that a person matched to the gift. */
  orderId: string | null;
  mode: PaymentMode;
  status: PaymentStatus;
  amount: Paise;
  currency: string;
  /** The gateway's time of capture; set exactly when captured. */
  capturedAt: Date | null;
  /** The gateway's time of the payment itself; where its time of capture cannot be, this one may stand in for it. */
  madeAt?: Date;
  /** Money that already went back. */
  refunded: Paise;
  refundBegun: boolean;
  /** The refunds that the notice tells of; none, when it says nothing of them. */
  refunds?: RefundSnapshot[];
  /** `refunds` names every refund that the gateway knows of the payment. */
  allRefunds?: boolean;
  /** One word of the gateway for what went wrong. */
  failure: string | null;
  /** The gateway's account that the event names; null in answers to our own calls, which our keys vouch for. */
  account: string | null;
  gatewayMode: 'test' | 'live' | null;
};

/** What the gateway says about one refund. `key` is the id that we gave it; null for one made at the gateway's own desk. */
export type RefundSnapshot = {
  id: string;
  key: string | null;
  status: 'pending' | 'processed' | 'failed';
  amount: Paise;
};

/** A payment as our rows have it. */
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
  /** What the gateway said last of each refund. */
  refunds: readonly RefundSnapshot[];
};

/** What of a notice a person has to be told, since it was not believed, or leaves something to be done. */
export type PaymentWarning =
  | { kind: 'returned-above-paid'; said: Paise; amount: Paise }
  | { kind: 'time-not-believed'; said: Date; used: Date }
  | { kind: 'refund-failed'; refund: RefundSnapshot };
