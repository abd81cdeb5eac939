import type { DonationState } from '#core/donations/donation-state.ts';
import { type Paise, paise } from '#core/money/paise.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { PaymentMode, PaymentRole, PaymentStatus } from './payment.ts';

/**
 * asked by one person, approved or declined by another; approved is sent to the gateway until
 * accepted; sent is accepted and under way; processed and failed are the gateway's final states.
 */
export const refundStates = ['asked', 'approved', 'declined', 'sent', 'processed', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

const nextStates: Record<RefundState, readonly RefundState[]> = {
  asked: ['approved', 'declined'],
  approved: ['sent', 'processed', 'failed'],
  sent: ['processed', 'failed'],
  declined: [],
  processed: [],
  failed: [],
};

/**
 * The states from which a refund may come to this one; each verb updates with this condition, so
 * that it only goes forward.
 */
export function refundStatesBefore(to: RefundState): RefundState[] {
  return refundStates.filter((from) => nextStates[from].includes(to));
}

/** Who asks for a refund without being of the staff; else who asks is the id of a person. */
const refundStrangers = ['buyer', 'guest', 'site', 'gateway'] as const;
export type RefundStranger = (typeof refundStrangers)[number];

/**
 * Nobody of the staff asked for it. Where money is handed over, two of them must still agree (rule
 * P10): any one of them could have pressed the buyer's button.
 */
export function isAskedByStranger(askedBy: string): boolean {
  return refundStrangers.some((stranger) => stranger === askedBy);
}

/** A refund of what was booked (nights, seats, passes), as who paid and the office see it. */
export type BookedRefund = {
  id: string;
  state: RefundState;
  amount: Paise;
  reason: string;
  askedBy: string;
  /** It failed or was declined, and may be asked for anew. */
  again: boolean;
};

/** A payment that is to be refunded, as it is now. */
export type ReturnablePayment = {
  role: PaymentRole;
  status: PaymentStatus;
  mode: PaymentMode;
  currency: string;
  amount: Paise;
  refunded: Paise;
  capturedAt: Date | null;
  /** A refund of it is requested, under way or done. */
  underRefund: boolean;
};

/** A settled donation, where one may be the duplicate of another. */
export type PaidDonation = {
  id: string;
  state: DonationState;
  total: Paise;
  paidAt: Date | null;
  /** Its payment has a refund that is requested, under way or done. */
  underRefund: boolean;
  donor: Donor;
  /** What it was given for, line by line: equal for two donations for the same. */
  givenFor: string;
  /** A refund that is requested, under way or done names it as the original. */
  isOriginalOfAnother: boolean;
};

/** What identifies a donor; null for what was not given. */
export type Donor = { personId: string | null; email: string | null; phone: string | null };

/**
 * The ground of a refund: the payment settles nothing; the donation is a duplicate; another reason,
 * which the policy does not cover and an owner answers for.
 */
export type RefundGround = 'spare' | 'twice' | 'other';

export type RefundRefusal =
  | 'refund-open'
  | 'refund-nothing-left'
  | 'refund-too-small'
  | 'refund-by-bank'
  | 'refund-unknown'
  | 'refund-not-double'
  | 'refund-of-order';

/** The gateway refunds no less than one rupee ('The amount must be atleast INR 1.00'). */
const leastRefund = paise(100);

/** Whether an amount cannot be refunded through the gateway. */
export function isTooSmallToRefund(amount: Paise, mode: PaymentMode): boolean {
  return mode === 'online' && amount < leastRefund;
}

const day = 24 * 60 * 60 * 1_000;

/**
 * Two donations of one amount further apart are no duplicates (our own choice; the policy says no
 * more than 'double').
 */
export const duplicateWithin = 7 * day;

/**
 * How much of a payment may be refunded: all that is left of it, where it settles no donation or
 * its donation is a duplicate whose original remains (rules S80, P10). For any other reason
 * ('other') a second person decides, an owner (`decide-refund.ts`). Of an order or a stay
 * ('bought') only what does not settle it: the rest is refunded where it is cancelled.
 */
export function returnable(
  payment: ReturnablePayment,
  donation: PaidDonation | 'bought' | null,
  original: PaidDonation | 'other' | null,
): Outcome<Paise, RefundRefusal> {
  if (payment.status !== 'captured' || payment.currency !== 'INR' || !donation)
    return refuse('refund-unknown');
  if (payment.underRefund) return refuse('refund-open');
  if (payment.refunded >= payment.amount) return refuse('refund-nothing-left');
  if (payment.mode !== 'online') return refuse('refund-by-bank');
  if (isTooSmallToRefund(leftOf(payment), payment.mode)) return refuse('refund-too-small');
  if (donation === 'bought')
    return payment.role === 'settling' ? refuse('refund-of-order') : accept(leftOf(payment));
  if (payment.role === 'settling' && original !== 'other' && !isDuplicate(donation, original))
    return refuse('refund-not-double', 'original');
  return accept(leftOf(payment));
}

function leftOf({ amount, refunded }: ReturnablePayment): Paise {
  return paise(amount - refunded);
}

/**
 * Whether a donation is the second of two by one donor for one thing, while the other remains as
 * its only original.
 */
export function isDuplicate(donation: PaidDonation, original: PaidDonation | null): boolean {
  if (!original?.paidAt || !donation.paidAt || original.id === donation.id) return false;
  if (original.state !== 'paid' || original.underRefund || original.isOriginalOfAnother) return false;
  if (original.total !== donation.total || original.givenFor !== donation.givenFor) return false;
  if (!isSameDonor(original.donor, donation.donor)) return false;
  return Math.abs(original.paidAt.getTime() - donation.paidAt.getTime()) <= duplicateWithin;
}

/** One of the contact details is the same: who pays a second time may have typed another e-mail. */
function isSameDonor(one: Donor, other: Donor): boolean {
  const same = (text: string | null, again: string | null) =>
    text !== null && text.toLowerCase() === again?.toLowerCase();
  return same(one.personId, other.personId) || same(one.email, other.email) || same(one.phone, other.phone);
}
