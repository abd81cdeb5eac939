import { isDonationId } from '#core/donations/donation-id.ts';
import { hasProof } from '../auth/purchase-proof.ts';
import type { Services } from '../services.ts';

export type BegunDonor = { name: string; phone: string; email: string; citizenship: string };

/**
 * What the donor typed who began this donation in this browser, to be shown again on the way back;
 * null for every other browser.
 */
export async function findBegunDonor(
  services: Services,
  request: Request,
  donationId: string,
): Promise<BegunDonor | null> {
  if (!isDonationId(donationId) || !hasProof(services, request, donationId)) return null;
  const row = await services.db
    .selectFrom('donations')
    .select(['donor_name', 'donor_phone', 'donor_email', 'citizenship'])
    .where('id', '=', donationId)
    .executeTakeFirst();
  if (!row) return null;
  const { donor_name: name, donor_phone: phone, donor_email: email, citizenship } = row;
  return { name: name ?? '', phone: phone ?? '', email: email ?? '', citizenship };
}
