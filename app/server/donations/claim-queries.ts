import { sql } from 'kysely';
import type { Paise } from '#core/money/paise.ts';
import { isOpen, openStates } from '#core/purchases/money-state.ts';
import type { Services } from '../services.ts';

export type WaitingClaim = {
  id: string;
  donationId: string;
  utr: string;
  amount: Paise;
  /** The total of the donation; a claim of another sum goes to review when it is matched. */
  total: Paise;
  paidOn: string;
  claimedAt: Date;
  donorName: string | null;
  /**
   * Set where it was matched and taken back: from which donation, and which ones it may pay
   * instead.
   */
  takenBack: { donationId: string; reason: string; donations: ClaimDonation[] } | null;
};

/** A donation of the claim's sum that is unpaid, or is closed and would be copied. */
export type ClaimDonation = {
  id: string;
  donorName: string | null;
  begunAt: Date;
  transferCode: string;
  closed: boolean;
};

/** Claims that wait for the staff, oldest first. The caller checks 'donations.match'. */
export async function listWaitingClaims({ db }: Services): Promise<WaitingClaim[]> {
  const rows = await db
    .selectFrom('upi_claims')
    .innerJoin('donations', 'donations.id', 'upi_claims.donation_id')
    .select(['upi_claims.id', 'donation_id as donationId', 'utr', 'amount_paise as amount'])
    .select(['paid_on as paidOn', 'claimed_at as claimedAt'])
    .select(['donor_name as donorName', 'total_paise as total'])
    .select(
      sql<TakenBackRow | null>`(select to_json(back) from claim_reversals as back where back.claim_id = upi_claims.id
        order by back.taken_at desc limit 1)`.as('takenBack'),
    )
    .where('upi_claims.state', '=', 'claimed')
    .orderBy('claimed_at')
    .limit(500)
    .execute();
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      takenBack: row.takenBack && {
        donationId: row.takenBack.donation_id,
        reason: row.takenBack.reason,
        donations: await listClaimDonations(db, row),
      },
    })),
  );
}

type TakenBackRow = { donation_id: string; reason: string };

/** How long before its claim an unpaid donation may have been started. */
const lookBackDays = 60;

/**
 * The claim's own donation first, then unpaid ones of its sum without another claim, newest first.
 */
async function listClaimDonations(
  db: Services['db'],
  claim: Pick<WaitingClaim, 'donationId' | 'amount' | 'claimedAt'>,
): Promise<ClaimDonation[]> {
  const since = new Date(claim.claimedAt.getTime() - lookBackDays * 24 * 60 * 60 * 1_000);
  const rows = await db
    .selectFrom('donations')
    .select([
      'id',
      'donor_name as donorName',
      'created_at as begunAt',
      'transfer_code as transferCode',
      'state',
    ])
    .where('total_paise', '=', claim.amount)
    .where(({ or, and, eb, not, exists, selectFrom }) =>
      or([
        eb('id', '=', claim.donationId),
        and([
          eb('created_at', '>=', since),
          eb('state', 'in', [...openStates, 'expired', 'cancelled']),
          not(
            exists(
              selectFrom('upi_claims')
                .select('upi_claims.id')
                .whereRef('upi_claims.donation_id', '=', 'donations.id')
                .where('upi_claims.state', '<>', 'rejected'),
            ),
          ),
        ]),
      ]),
    )
    .orderBy((build) => build('id', '=', claim.donationId), 'desc')
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
  return rows.map(({ state, ...row }) => ({ ...row, closed: !isOpen(state) && state !== 'review' }));
}
