import { type MoneyState, moneyStates } from '#core/purchases/money-state.ts';

/** A donation has no states but those of its money. */
export type DonationState = MoneyState;
export const donationStates = moneyStates;

/** The temple has the money in these; statistics and histories count them as given. */
export const givenStates = ['paid', 'refund_pending', 'part_refunded'] as const;

/**
 * No receipt follows any more: nothing was paid, or all of it was refunded before one was written
 * (settle.ts).
 */
const receiptless: readonly DonationState[] = ['expired', 'cancelled', 'refunded'];

/** Whether a donation without a receipt may still get one. */
export function awaitsReceipt(state: DonationState): boolean {
  return !receiptless.includes(state);
}
