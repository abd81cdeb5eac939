import { type MoneyState, moneyStates } from '#core/payments/money-state.ts';

/** A gift has no states but those of its money. */
export type DonationState = MoneyState;
export const donationStates = moneyStates;

/** In these the temple has the gift; statistics and histories count them as given. */
export const givenStates = ['paid', 'refund_pending', 'part_refunded'] as const;

/** To these no receipt comes any more: nothing was paid, or all of it went back before one was written (settle.ts). */
const receiptless: readonly DonationState[] = ['expired', 'cancelled', 'refunded'];

/** Whether a gift that has no receipt may still get one. */
export function awaitsReceipt(state: DonationState): boolean {
  return !receiptless.includes(state);
}
