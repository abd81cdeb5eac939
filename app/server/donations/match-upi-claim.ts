import { paise } from '#core/money/paise.ts';
import { accept, type Outcome, type Refusal, refuse } from '#core/result.ts';
import { templeDayStart } from '#core/time/temple-day.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import type { Db, Transaction } from '../db/schema.ts';
import { manualSnapshot } from '../purchases/manual-snapshot.ts';
import { settlePayment } from '../purchases/settle-payment.ts';
import { inTransaction } from '../write/in-transaction.ts';
import { staffVerb } from '../write/staff-write.ts';
import { copyDonation, placeClaim, placeClaimForGood } from './claim-donations.ts';
import { nextPaperPayment } from './paper-payment.ts';

export type ClaimDecision = 'matched' | 'rejected';
type DecisionRefusal =
  | 'unknown-claim'
  | 'already-decided'
  | 'paper-known'
  | 'choose-gift'
  | 'gift-unfit'
  | 'gift-has-claim';

/**
 * A person has compared a claim with the bank's statement. A matched one settles its donation by
 * the same verb as the gateway's events, in the same transaction as the decision and its audit row;
 * of two who decide at once, one does. `donationId` names the donation where an earlier match of
 * the claim was taken back. Returns which donation was decided about.
 */
export const matchUpiClaim = staffVerb({
  permission: 'donations.match',
  run: async (
    { services, staff },
    claimId: string,
    decision: ClaimDecision,
    chosenId?: string,
  ): Promise<Outcome<{ donationId: string }, DecisionRefusal>> => {
    const { db, clock, ids } = services;
    const claim = /^clm_[\w-]{22}$/.test(claimId)
      ? await db.selectFrom('upi_claims').selectAll().where('id', '=', claimId).executeTakeFirst()
      : undefined;
    if (!claim) return refuse('unknown-claim');
    if (claim.state !== 'claimed') return refuse('already-decided');

    const placed =
      decision === 'matched'
        ? await placeClaim(db, claim, chosenId ?? '')
        : accept({ donationId: claim.donation_id, anew: false });
    // Another decision may have paid the donation since the claim was read.
    if (!placed.ok) return (await isOpenClaim(db, claim.id)) ? placed : refuse('already-decided');
    const { anew } = placed.value;
    const copyOf = anew ? placed.value.donationId : null;
    const donationId = anew ? ids('don') : placed.value.donationId;
    const paper = `utr_${claim.utr}`;
    const paymentId = await nextPaperPayment(db, paper);
    let refusal: Refusal<DecisionRefusal> = refuse('already-decided');
    const decide = async (trx: Transaction): Promise<boolean> => {
      if (decision === 'matched' && (await paidForAnother(trx, { paper, paymentId, donationId }))) {
        refusal = refuse('paper-known');
        return false;
      }
      if (!(await isOpenClaim(trx, claim.id))) return false;
      if (decision === 'matched') {
        const fits = await placeClaimForGood(trx, claim, placed.value);
        if (!fits.ok) {
          refusal = fits;
          return false;
        }
      }
      if (copyOf !== null) await copyDonation(trx, services, { from: copyOf, to: donationId });
      await trx
        .updateTable('upi_claims')
        .set({ state: decision, decided_by: staff.personId, decided_at: clock(), donation_id: donationId })
        .where('id', '=', claim.id)
        .execute();
      await writeAudit(trx, services, staff, {
        action: `claim.${decision}`,
        subject: donationId,
        details: { claim: claim.id, utr: claim.utr, ...(copyOf !== null && { copyOf }) },
        before: { state: 'claimed' },
        after: { state: decision },
      });
      return true;
    };

    if (decision === 'rejected') {
      return inTransaction(services, async ({ trx }) =>
        (await decide(trx)) ? accept({ donationId }) : refusal,
      );
    }
    const snapshot = manualSnapshot({
      paymentId,
      mode: claim.utr.length === 12 ? 'upi' : 'bank',
      amount: paise(claim.amount_paise),
      // The statement has only the day.
      capturedAt: templeDayStart(claim.paid_on),
    });
    const settled = await settlePayment(services, {
      snapshot,
      purchase: { kind: 'donation', id: donationId },
      event: null,
      first: decide,
    });
    return settled.outcome === 'repeat' ? refusal : accept({ donationId });
  },
});

/** Of two who decide at once the second waits here, and then finds it decided. */
async function isOpenClaim(db: Db, claimId: string): Promise<boolean> {
  const claim = await db
    .selectFrom('upi_claims')
    .select('state')
    .where('id', '=', claimId)
    .forUpdate()
    .executeTakeFirst();
  return claim?.state === 'claimed';
}

/**
 * One reference pays for one donation: the staff may have entered the same transfer manually
 * (record-donation.ts uses the same lock).
 */
async function paidForAnother(
  trx: Transaction,
  { paper, paymentId, donationId }: Record<'paper' | 'paymentId' | 'donationId', string>,
): Promise<boolean> {
  await takeAdvisoryLock(trx, paper);
  const known = await trx
    .selectFrom('payments')
    .select('id')
    .where('id', '=', paymentId)
    .where('donation_id', 'is distinct from', donationId)
    .executeTakeFirst();
  return known !== undefined;
}
