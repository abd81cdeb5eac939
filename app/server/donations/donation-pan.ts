import { setImmediate } from 'node:timers/promises';
import type { Sealer } from '../sealing/sealer.ts';

type SealedDonation = { id: string; donor_pan_sealed: string | null };
type DonationPan = { donor_pan_sealed: string | null; donor_pan_index: string | null };

const column = 'donations.donor_pan_sealed';

/** The PAN of a donation as stored in its row. */
export function sealDonationPan(sealer: Sealer, donationId: string, pan: string | null): DonationPan {
  return pan === null
    ? { donor_pan_sealed: null, donor_pan_index: null }
    : { donor_pan_sealed: sealer.seal(column, donationId, pan), donor_pan_index: sealer.panIndex(pan) };
}

/** The full PAN of a donation; null where it has none. */
export function unsealDonationPan(sealer: Sealer, donation: SealedDonation): string | null {
  return sealer.openText(column, donation.id, donation.donor_pan_sealed);
}

/** About ten milliseconds of work. */
const slice = 500;

/**
 * The PANs of many donations, upper-cased, '' where there is none; yields to other requests between
 * slices.
 */
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
 * The hash of a form's input, as stored with the donation. All other input is in the row, so a
 * plain hash would let a PAN be found by brute force: with a PAN it is keyed. Another index key
 * makes another hash.
 */
export function intentHash(sealer: Sealer, hash: string, holdsPan: boolean): string {
  return holdsPan ? sealer.keyedHash('donations.intent_hash', hash) : hash;
}
