/**
 * The state of the money of a purchase (a donation, an order) (rule P5), in the order a filter
 * shows them. One state machine for everything that is paid with one total.
 */
export const moneyStates = [
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
export type MoneyState = (typeof moneyStates)[number];

// Snapshots of a refund may come before that of the capture.
const paidOrReturned = ['paid', 'refund_pending', 'part_refunded', 'refunded'] as const;

/**
 * State -> allowed next. Forward only, with two exceptions: failed -> paid, since a failed payment
 * may be authorised for up to three days more (rule P6), and refund_pending -> paid, since a refund
 * may fail. A payment under review that agrees after all, or that the staff accepts, is paid.
 */
const nextStates: Record<MoneyState, readonly MoneyState[]> = {
  created: ['attempted', 'failed', 'expired', 'cancelled', 'review', ...paidOrReturned],
  attempted: ['failed', 'expired', 'cancelled', 'review', ...paidOrReturned],
  failed: ['expired', 'cancelled', 'review', ...paidOrReturned],
  expired: ['review'],
  cancelled: ['review'],
  review: paidOrReturned,
  paid: ['refund_pending', 'part_refunded', 'refunded'],
  refund_pending: ['paid', 'part_refunded', 'refunded'],
  part_refunded: ['refunded'],
  refunded: [],
};

export function mayBecome(from: MoneyState, to: MoneyState): boolean {
  return nextStates[from].includes(to);
}

/** Neither settled nor closed: a snapshot may come any moment. */
export const openStates = ['created', 'attempted', 'failed'] as const satisfies readonly MoneyState[];

export function isOpen(state: MoneyState): boolean {
  return (openStates as readonly MoneyState[]).includes(state);
}

/**
 * A bank is working on it, or it is under review: until that ends, nobody is sent to pay once more.
 */
export function awaitsAnswer(state: MoneyState): boolean {
  return state === 'attempted' || state === 'review';
}
