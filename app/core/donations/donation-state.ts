import { type MoneyState, moneyStates } from '#core/payments/money-state.ts';

/** A gift has no states but those of its money. */
export type DonationState = MoneyState;
export const donationStates = moneyStates;

/** In these the temple has the gift; statistics and histories count them as given. */
export const givenStates = ['paid', 'refund_pending', 'part_refunded'] as const;
