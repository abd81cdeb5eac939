import type { DonationState } from '#core/donations/donation-state.ts';
import { givingWindows } from './settle.ts';

/** Whether the donor may (again) be sent to pay: a failed try may be repeated on the same order, for a day. */
export function isPayable(state: DonationState, createdAt: Date, now: Date): boolean {
  const open = state === 'created' || state === 'attempted' || state === 'failed';
  return open && now.getTime() < createdAt.getTime() + givingWindows.payableFor;
}
