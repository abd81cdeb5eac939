import { setImmediate } from 'node:timers/promises';
import type { Sealer } from '../sealing/sealer.ts';

type SealedDonation = { id: string; donor_pan_sealed: string | null };
type DonationPan = { donor_pan_sealed: string | null; donor_pan_index: string | null };

const column = 'donations.donor_pan_sealed';

/** The PAN of a gift as its row keeps it. */
export function sealDonationPan(sealer: Sealer, donationId: string, pan: string | null): DonationPan {
  return pan === null
    ? { donor_pan_sealed: null, donor_pan_index: null }
    : { donor_pan_sealed: sealer.seal(column, donationId, pan), donor_pan_index: sealer.panIndex(pan) };
}

/** The PAN of a gift in full; null where it has none. */
export function unsealDonationPan(sealer: Sealer, donation: SealedDonation): string | null {
  return sealer.openText(column, donation.id, donation.donor_pan_sealed);
}

/** Some ten milliseconds of work. */
const slice = 500;

/** The PANs of many gifts, upper-cased, '' where there is none; between slices others get their turn. */
export async function unsealDonationPans(
  sealer: Sealer,
  donations: readonly SealedDonation[],
): Promise<string[]> {
  const pans: string[] = [];
  for (const donation of donations) {
    if (pans.length % slice === slice - 1) await setImmediate();
    pans.push(unsealDonationPan(sealer, donation)?.toUpperCase() ?? '');
  }
  return pans;
}

/**
 * The hash of what a form asked, as the gift keeps it. All else that was asked stands in the row, so out of a hash that
 * anybody can make a PAN would be found by trying: with one it is keyed. Another index key makes it another.
 */
export function intentHash(sealer: Sealer, hash: string, holdsPan: boolean): string {
  return holdsPan ? sealer.keyedHash('donations.intent_hash', hash) : hash;
}
