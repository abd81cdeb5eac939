import type { DonationWish } from '#core/donations/donation-wish.ts';
import type { Viewer } from '#core/people/viewer.ts';
import type { FormOutcome } from '#core/result.ts';
import type { Services } from '../services.ts';

/**
 * Turns a wish into a pending donation and asks the gateway for its order. The same intent key with the same body
 * gives the same donation, with another body it is refused (problem `intentKey`: 'intent-reused').
 */
export async function startDonation(
  _services: Services,
  _viewer: Viewer,
  _wish: DonationWish,
): Promise<FormOutcome<{ donationId: string }>> {
  throw new Error('not landed yet');
}
