import * as m from '#messages/donations.ts';
import type { DonationState } from './donation-state.ts';
import { type TakenBackKind, takeBackWords } from './take-back.ts';

export type StateWords = { label: string; tone: 'good' | 'wait' | 'bad' | 'info' };

/** How lists name the state of a donation; the tone is the badge's. */
export const donationStateWords: Record<DonationState, StateWords> = {
  created: { label: m.notPaid, tone: 'wait' },
  attempted: { label: m.waiting, tone: 'wait' },
  paid: { label: m.paid, tone: 'good' },
  failed: { label: m.failed, tone: 'bad' },
  expired: { label: m.expired, tone: 'info' },
  cancelled: { label: m.cancelled, tone: 'info' },
  review: { label: m.beingChecked, tone: 'wait' },
  refund_pending: { label: m.refundOnItsWay, tone: 'wait' },
  part_refunded: { label: m.partlyRefunded, tone: 'info' },
  refunded: { label: m.refunded, tone: 'info' },
};

type DonationFacts = { state: DonationState; takenBack: TakenBackKind | null; claimed?: boolean };

/**
 * The same for one donation: an entry that was taken back was not refunded; a claimed transfer
 * waits for the staff.
 */
export function stateWordsOf({ state, takenBack, claimed }: DonationFacts): StateWords {
  if (takenBack) return { label: takeBackWords[takenBack].label, tone: 'info' };
  return claimed ? { label: m.beingMatched, tone: 'wait' } : donationStateWords[state];
}
