/** The states of a gift (screens.md, "Payment states"), in the order a filter shows them. */
export const donationStates = [
  'created',
  'attempted',
  'paid',
  'failed',
  'expired',
  'cancelled',
  'review',
  'refund_pending',
  'part_refunded',
  'refunded',
] as const;
export type DonationState = (typeof donationStates)[number];

/** In these the temple has the gift; statistics and histories count them as given. */
export const givenStates = ['paid', 'refund_pending', 'part_refunded'] as const;

// Refund notices may come before the notice of the capture.
const givenOrReturned = ['paid', 'refund_pending', 'part_refunded', 'refunded'] as const;

/**
 * State -> allowed next. Forward only; the one exception is failed -> paid: a failed payment may be authorised for
 * up to three days more (india-rules B1). A payment under review that agrees after all, or that a person accepts,
 * is paid.
 */
const nextStates: Record<DonationState, readonly DonationState[]> = {
  created: ['attempted', 'failed', 'expired', 'cancelled', 'review', ...givenOrReturned],
  attempted: ['failed', 'expired', 'cancelled', 'review', ...givenOrReturned],
  failed: ['expired', 'review', ...givenOrReturned],
  expired: ['review'],
  cancelled: ['review'],
  review: givenOrReturned,
  paid: ['refund_pending', 'part_refunded', 'refunded'],
  refund_pending: ['part_refunded', 'refunded'],
  part_refunded: ['refunded'],
  refunded: [],
};

export function mayBecome(from: DonationState, to: DonationState): boolean {
  return nextStates[from].includes(to);
}
