import type { DonationState } from '#core/donations/donation-state.ts';
import { type Paise, paise } from '#core/money/paise.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { PaymentMode, PaymentRole, PaymentStatus } from './payment.ts';

/**
 * asked by one person, approved or declined by another; approved is sent to the gateway until it takes it; sent is
 * taken and under way; processed and failed are the gateway's last word.
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

/** From where a refund may come to this state; each verb moves it with this condition, so that it only goes forward. */
export function refundStatesBefore(to: RefundState): RefundState[] {
  return refundStates.filter((from) => nextStates[from].includes(to));
}

/** A payment of which a refund is wished, as it stands now. */
export type ReturnablePayment = {
  role: PaymentRole;
  status: PaymentStatus;
  mode: PaymentMode;
  currency: string;
  amount: Paise;
  refunded: Paise;
  capturedAt: Date | null;
  /** A refund of it is asked for, under way or done. */
  underRefund: boolean;
};

/** A settled gift, where one is said to be the double of another. */
export type PaidDonation = {
  id: string;
  state: DonationState;
  total: Paise;
  paidAt: Date | null;
  /** Its payment has a refund that is asked for, under way or done. */
  underRefund: boolean;
  donor: Donor;
  /** What it was given for, line by line: equal for two gifts for the same. */
  givenFor: string;
  /** A refund that is asked for, under way or done names it as the gift that stands. */
  isOriginalOfAnother: boolean;
};

/** How a giver can be known again; null for what was not told. */
export type Donor = { personId: string | null; email: string | null; phone: string | null };

/**
 * Why money goes back: it settles nothing; the gift was paid twice and the other one stands; another reason, which the
 * policy does not know and an owner takes upon himself.
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

/** The gateway sends back no less than one rupee ('The amount must be atleast INR 1.00'). */
const leastRefund = paise(100);

/** Whether a sum can only be handed back in another way than through the gateway. */
export function isTooSmallToRefund(amount: Paise, mode: PaymentMode): boolean {
  return mode === 'online' && amount < leastRefund;
}

const day = 24 * 60 * 60 * 1_000;

/** Two gifts of one sum that lie further apart are two gifts (our own choice; the policy says no more than 'double'). */
export const duplicateWithin = 7 * day;

/**
 * How much of a payment may go back: all that is left of it, where it is money that settles no
 * gift, or a gift that was paid a second time while the good one stands (rules S80, P10). For any
 * other reason ('other') a second pair of hands decides, that of an owner (`decide-refund.ts`). Of
 * an order ('order') only what does not settle it: the rest goes back with its lines.
 */
export function returnable(
  payment: ReturnablePayment,
  donation: PaidDonation | 'order' | null,
  original: PaidDonation | 'other' | null,
): Outcome<Paise, RefundRefusal> {
  if (payment.status !== 'captured' || payment.currency !== 'INR' || !donation)
    return refuse('refund-unknown');
  if (payment.underRefund) return refuse('refund-open');
  if (payment.refunded >= payment.amount) return refuse('refund-nothing-left');
  if (payment.mode !== 'online') return refuse('refund-by-bank');
  if (isTooSmallToRefund(leftOf(payment), payment.mode)) return refuse('refund-too-small');
  if (donation === 'order')
    return payment.role === 'settling' ? refuse('refund-of-order') : accept(leftOf(payment));
  if (payment.role === 'settling' && original !== 'other' && !isDuplicate(donation, original))
    return refuse('refund-not-double', 'original');
  return accept(leftOf(payment));
}

function leftOf({ amount, refunded }: ReturnablePayment): Paise {
  return paise(amount - refunded);
}

/** Whether a gift is the second of two that one giver made for one thing, while the other stands for it alone. */
export function isDuplicate(donation: PaidDonation, original: PaidDonation | null): boolean {
  if (!original?.paidAt || !donation.paidAt || original.id === donation.id) return false;
  if (original.state !== 'paid' || original.underRefund || original.isOriginalOfAnother) return false;
  if (original.total !== donation.total || original.givenFor !== donation.givenFor) return false;
  if (!isSameDonor(original.donor, donation.donor)) return false;
  return Math.abs(original.paidAt.getTime() - donation.paidAt.getTime()) <= duplicateWithin;
}

/** One of what both told is the same: who pays a second time may have typed another e-mail. */
function isSameDonor(one: Donor, other: Donor): boolean {
  const same = (text: string | null, again: string | null) =>
    text !== null && text.toLowerCase() === again?.toLowerCase();
  return same(one.personId, other.personId) || same(one.email, other.email) || same(one.phone, other.phone);
}
