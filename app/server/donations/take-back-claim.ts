import { readMatchTakeBack } from '#core/donations/take-back.ts';
import { accept, type FormOutcome, type Refusal, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Transaction } from '../db/schema.ts';
import { settlePayment } from '../purchases/settle-payment.ts';
import type { Services } from '../services.ts';
import { staffVerb } from '../write/staff-write.ts';
import { nextPaperPayment } from './paper-payment.ts';
import { type ManualPayment, refundedSnapshot } from './refunded-snapshot.ts';

/**
 * Takes back the match of a donor's transfer to a donation: it was the wrong donation, or not on
 * the statement. As for a manual donation a second row says why and who, the payment counts as
 * refunded by the one settling verb, the receipt is voided and the donor is notified, in one
 * transaction. The claim waits again, and the same reference may pay the right donation.
 */
export const takeBackClaim = staffVerb({
  permission: 'receipts.void',
  run: async (
    { services, staff },
    input: { donationId: string; reason: string },
  ): Promise<FormOutcome<null> | Refusal<'not-matched'>> => {
    const read = readMatchTakeBack(input);
    if (!read.ok) return read;
    const { reason } = read.value;
    const match = await findMatch(services, input.donationId);
    if (!match) return refuse('not-matched');
    const { claimId, utr, payment } = match;
    const first = async (trx: Transaction): Promise<boolean> => {
      // Of two who press at once the second waits here, and then finds a claim that is no longer
      // matched.
      const claim = await trx
        .selectFrom('upi_claims')
        .select('state')
        .where('id', '=', claimId)
        .where('donation_id', '=', input.donationId)
        .forUpdate()
        .executeTakeFirst();
      if (claim?.state !== 'matched') return false;
      const by = { reason, personId: staff.personId };
      await reopenClaim(trx, services, { claimId, donationId: input.donationId, payment, ...by });
      await writeAudit(trx, services, staff, {
        action: 'claim.taken-back',
        subject: input.donationId,
        details: { claim: claimId, utr, reason, payment: payment.payment_id },
        before: { state: 'matched' },
        after: { state: 'claimed' },
      });
      return true;
    };
    const purchase = { kind: 'donation', id: input.donationId } as const;
    const snapshot = refundedSnapshot(payment);
    const { outcome } = await settlePayment(services, { snapshot, purchase, event: null, first });
    return outcome === 'repeat' ? refuse('not-matched') : accept(null);
  },
});

type Match = { claimId: string; utr: string; payment: ManualPayment };

/** The claim that is matched to a donation, and the payment made from it. */
async function findMatch({ db }: Services, donationId: string): Promise<Match | null> {
  const claim = await db
    .selectFrom('upi_claims')
    .select(['id', 'utr'])
    .where('donation_id', '=', donationId)
    .where('state', '=', 'matched')
    .executeTakeFirst();
  if (!claim) return null;
  const payment = await db
    .selectFrom('payments')
    .select(['id as payment_id', 'mode', 'amount_paise', 'captured_at'])
    .where('id', '=', await nextPaperPayment(db, `utr_${claim.utr}`))
    .where('donation_id', '=', donationId)
    .executeTakeFirst();
  return payment ? { claimId: claim.id, utr: claim.utr, payment } : null;
}

type Reopening = {
  claimId: string;
  donationId: string;
  payment: ManualPayment;
  reason: string;
  personId: string;
};

async function reopenClaim(
  trx: Transaction,
  { clock }: Services,
  { claimId, donationId, payment, reason, personId }: Reopening,
): Promise<void> {
  const now = clock();
  const { payment_id, amount_paise } = payment;
  await trx
    .insertInto('claim_reversals')
    .values({
      payment_id,
      claim_id: claimId,
      donation_id: donationId,
      reason,
      taken_by: personId,
      taken_at: now,
    })
    .execute();
  await trx
    .updateTable('upi_claims')
    .set({ state: 'claimed', decided_by: null, decided_at: null })
    .where('id', '=', claimId)
    .execute();
  await trx
    .insertInto('donation_events')
    .values({ donation_id: donationId, at: now, kind: 'taken-back', payment_id, amount_paise, note: reason })
    .execute();
}
