import { sql } from 'kysely';
import { duplicateWithin, isDuplicate } from '#core/payments/refund.ts';
import type { Services } from '../services.ts';
import { readPaidDonation } from './refund-rows.ts';

export type PossibleOriginal = {
  id: string;
  paidAt: Date;
  donorName: string | null;
  receiptNumber: string | null;
};

/**
 * Donations that a settled one may be the duplicate of (`isDuplicate`), the nearest in time first.
 * The caller checks 'donations.refund'.
 */
export async function listPossibleOriginals(
  services: Services,
  donationId: string,
): Promise<PossibleOriginal[]> {
  const { rows } = await sql<{
    id: string;
    paid_at: Date;
    donor_name: string | null;
    number: string | null;
  }>`
    select original.id, original.paid_at, original.donor_name,
      (select number from receipts where donation_id = original.id and voided_at is null) as number
    from donations as donation
    join donations as original on original.id <> donation.id and original.state = 'paid' and original.total_paise = donation.total_paise
      and abs(extract(epoch from original.paid_at - donation.paid_at)) * 1000 <= ${duplicateWithin}::bigint
    where donation.id = ${donationId}
      and (lower(original.donor_email) = lower(donation.donor_email) or original.donor_phone = donation.donor_phone
        or original.person_id = donation.person_id)
    order by abs(extract(epoch from original.paid_at - donation.paid_at))
    limit 25`.execute(services.db);
  const donation = await readPaidDonation(services.db, donationId);
  const originals: PossibleOriginal[] = [];
  for (const row of rows) {
    if (donation && isDuplicate(donation, await readPaidDonation(services.db, row.id)))
      originals.push({
        id: row.id,
        paidAt: row.paid_at,
        donorName: row.donor_name,
        receiptNumber: row.number,
      });
  }
  return originals;
}
