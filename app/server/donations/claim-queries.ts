import { type Paise, paise } from '#core/money/paise.ts';
import type { Services } from '../services.ts';

export type WaitingClaim = {
  id: string;
  donationId: string;
  utr: string;
  amount: Paise;
  /** What the gift comes to; a claim of another sum goes to review when it is matched. */
  total: Paise;
  paidOn: string;
  claimedAt: Date;
  donorName: string | null;
};

/** Claims that wait for the office, oldest first. The caller asks for the permission 'donations.match'. */
export async function listWaitingClaims({ db }: Services): Promise<WaitingClaim[]> {
  const rows = await db
    .selectFrom('upi_claims')
    .innerJoin('donations', 'donations.id', 'upi_claims.donation_id')
    .select(['upi_claims.id', 'donation_id', 'utr', 'amount_paise', 'paid_on', 'claimed_at'])
    .select(['donor_name', 'total_paise'])
    .where('upi_claims.state', '=', 'claimed')
    .orderBy('claimed_at')
    .limit(500)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    donationId: row.donation_id,
    utr: row.utr,
    amount: paise(row.amount_paise),
    total: paise(row.total_paise),
    paidOn: row.paid_on,
    claimedAt: row.claimed_at,
    donorName: row.donor_name,
  }));
}
