import type { DonationState } from '#core/donations/donation-state.ts';
import type { DonationStatusView } from '#core/donations/donation-view.ts';
import type { TakenBackKind } from '#core/donations/take-back.ts';
import type { Thanks } from '#core/page-copy/answer-words.ts';

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
    title: 'Waiting for your payment',
    lead: 'Your gift is written down and not yet paid. If you have just paid, the bank’s answer can take a minute; this page looks again by itself.',
    looksAgain: true,
    step: 2,
  },
  attempted: {
    title: 'Your payment is under way',
    lead: 'The bank has not answered yet. This page looks again by itself; please do not pay a second time.',
    looksAgain: true,
    step: 2,
  },
  failed: {
    title: 'Payment did not go through',
    // A payment may still be captured, for this try or an earlier one.
    lead: 'Nothing was taken. Try again, or choose another way to pay. If you have just paid in a UPI app, wait a minute: this page looks again by itself.',
    looksAgain: true,
    step: 2,
  },
  expired: {
    title: 'This gift was not completed',
    lead: 'No payment reached us in time, so it was closed. You can begin again.',
    looksAgain: false,
    step: 2,
  },
  cancelled: {
    title: 'This gift was cancelled',
    lead: 'Nothing was taken. You can begin again.',
    looksAgain: false,
    step: 2,
  },
  review: {
    title: 'We are checking this payment',
    lead: 'A payment reached us that does not quite fit this gift. A person looks at it; please do not pay again.',
    looksAgain: false,
    step: 2,
  },
  refund_pending: {
    title: 'A refund is under way',
    lead: 'The amount goes back to where it came from. The bank may take some days.',
    looksAgain: false,
    step: 4,
  },
  part_refunded: {
    title: 'A part of this payment was returned',
    lead: 'The part that was paid too much has gone back to where it came from.',
    looksAgain: false,
    step: 4,
  },
  refunded: {
    title: 'This payment was returned',
    lead: 'Nothing of it stays with the temple.',
    looksAgain: false,
    step: 4,
  },
};

const closed = { looksAgain: false, step: 4 } as const;

const byTakingBack: Record<TakenBackKind, StatusWords> = {
  bounced: {
    title: 'This cheque was not honoured',
    lead: 'The bank did not pay it out, so this gift did not reach us.',
    ...closed,
  },
  mistake: {
    title: 'This entry was taken back',
    lead: 'It was made by mistake at the temple.',
    ...closed,
  },
  unmatched: {
    title: 'This receipt was taken back',
    lead: 'A transfer was matched to this gift by mistake. If you have given, call us: the right receipt is written as soon as your transfer is found.',
    ...closed,
  },
};

const claimed: StatusWords = {
  title: 'We are matching your transfer',
  lead: 'We have your reference. When it is found in our account, the receipt is written. This is done by hand and can take a working day.',
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
