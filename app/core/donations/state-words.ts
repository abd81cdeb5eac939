import type { DonationState } from './donation-state.ts';
import { type TakenBackKind, takeBackWords } from './take-back.ts';

export type StateWords = { label: string; tone: 'good' | 'wait' | 'bad' | 'info' };

/** How lists name the state of a donation; the tone is the badge's. */
export const donationStateWords: Record<DonationState, StateWords> = {
  created: { label: 'Not paid', tone: 'wait' },
  attempted: { label: 'Waiting', tone: 'wait' },
  paid: { label: 'Paid', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  expired: { label: 'Expired', tone: 'info' },
  cancelled: { label: 'Cancelled', tone: 'info' },
  review: { label: 'Being checked', tone: 'wait' },
  refund_pending: { label: 'Refund on its way', tone: 'wait' },
  part_refunded: { label: 'Partly refunded', tone: 'info' },
  refunded: { label: 'Refunded', tone: 'info' },
};

type DonationFacts = { state: DonationState; takenBack: TakenBackKind | null; claimed?: boolean };

/**
 * The same for one donation: an entry that was taken back was not refunded; a claimed transfer
 * waits for the staff.
 */
export function stateWordsOf({ state, takenBack, claimed }: DonationFacts): StateWords {
  if (takenBack) return { label: takeBackWords[takenBack].label, tone: 'info' };
  return claimed ? { label: 'Being matched', tone: 'wait' } : donationStateWords[state];
}
