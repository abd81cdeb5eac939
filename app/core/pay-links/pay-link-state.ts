import type { MoneyState } from '#core/purchases/money-state.ts';

/**
 * waiting: nobody has pressed to pay. begun: it has become a donation that is not paid yet. over:
 * its days, or those of its donation, have passed unpaid.
 */
export const payLinkStates = ['waiting', 'begun', 'paid', 'over', 'withdrawn'] as const;
export type PayLinkState = (typeof payLinkStates)[number];

type Begun = {
  state: MoneyState;
  /** Whether the donor may be sent to pay it. */
  payable: boolean;
  /** A transfer for it waits to be matched by the staff. */
  claimed: boolean;
};

type Facts = { withdrawnAt: Date | null; expiresAt: Date; donation: Begun | null };

/** The state of a link is that of its donation as soon as there is one. */
export function payLinkState({ withdrawnAt, expiresAt, donation }: Facts, now: Date): PayLinkState {
  if (withdrawnAt) return 'withdrawn';
  if (!donation) return now < expiresAt ? 'waiting' : 'over';
  const { state, payable, claimed } = donation;
  if (['paid', 'refund_pending', 'part_refunded', 'refunded'].includes(state)) return 'paid';
  return payable || claimed || state === 'review' || state === 'attempted' ? 'begun' : 'over';
}
