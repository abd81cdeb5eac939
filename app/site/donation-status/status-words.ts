import type { DonationState } from '#core/donations/donation-state.ts';
import type { DonationStatusView } from '#core/donations/donation-view.ts';
import type { TakenBackKind } from '#core/donations/take-back.ts';
import type { Thanks } from '#core/page-copy/answer-words.ts';
import * as m from '#messages/donation-status.ts';

export type StatusWords = {
  /** The page's heading and the window's title. Only a received donation is thanked for. */
  title: string;
  lead: string;
  /** The answer may come at any moment: the page polls. */
  looksAgain: boolean;
  /** The current step: 2 payment, 3 receipt, 4 all done. */
  step: 2 | 3 | 4;
};

const byState: Record<Exclude<DonationState, 'paid'>, StatusWords> = {
  created: {
    title: m.waitingTitle,
    lead: m.waiting,
    looksAgain: true,
    step: 2,
  },
  attempted: {
    title: m.underWayTitle,
    lead: m.underWay,
    looksAgain: true,
    step: 2,
  },
  failed: {
    title: m.failedTitle,
    // A payment may still be captured, for this try or an earlier one.
    lead: m.failed,
    looksAgain: true,
    step: 2,
  },
  expired: {
    title: m.expiredTitle,
    lead: m.expired,
    looksAgain: false,
    step: 2,
  },
  cancelled: {
    title: m.cancelledTitle,
    lead: m.cancelled,
    looksAgain: false,
    step: 2,
  },
  review: {
    title: m.reviewTitle,
    lead: m.review,
    looksAgain: false,
    step: 2,
  },
  refund_pending: {
    title: m.refundingTitle,
    lead: m.refunding,
    looksAgain: false,
    step: 4,
  },
  part_refunded: {
    title: m.partReturnedTitle,
    lead: m.partReturned,
    looksAgain: false,
    step: 4,
  },
  refunded: {
    title: m.returnedTitle,
    lead: m.returned,
    looksAgain: false,
    step: 4,
  },
};

const closed = { looksAgain: false, step: 4 } as const;

const byTakingBack: Record<TakenBackKind, StatusWords> = {
  bounced: {
    title: m.bouncedTitle,
    lead: m.bounced,
    ...closed,
  },
  mistake: {
    title: m.mistakeTitle,
    lead: m.mistake,
    ...closed,
  },
  unmatched: {
    title: m.unmatchedTitle,
    lead: m.unmatched,
    ...closed,
  },
};

const claimed: StatusWords = {
  title: m.claimedTitle,
  lead: m.claimed,
  looksAgain: false,
  step: 2,
};

/**
 * The texts of a donation's status page. A claimed transfer is neither paid nor failed; `thanks`
 * are the temple's for a received donation.
 */
export function statusWords(
  donation: Pick<DonationStatusView, 'state' | 'claimed' | 'takenBack'>,
  thanks: Thanks,
): StatusWords {
  if (donation.takenBack) return byTakingBack[donation.takenBack];
  if (donation.claimed) return claimed;
  return donation.state === 'paid' ? { ...thanks, ...closed } : byState[donation.state];
}
