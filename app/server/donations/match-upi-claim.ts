import { sql, type Transaction } from 'kysely';
import { indianDayStart } from '#core/donations/indian-time.ts';
import { paise, zeroPaise } from '#core/money/paise.ts';
import type { PaymentNotice } from '#core/payments/payment.ts';
import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { Database } from '../db/schema.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { writeAudit } from '../people/write-audit.ts';
import type { Services } from '../services.ts';
import { nextPaperPayment } from './paper-payment.ts';

export type ClaimDecision = 'matched' | 'rejected';
type DecisionRefusal = 'not-allowed' | 'unknown-claim' | 'already-decided' | 'paper-known';

/**
 * A person has compared a claim with the bank's statement. A matched one settles its gift by the same verb as the
 * gateway's events, in the same transaction as the decision and its audit row; of two who decide at once, one does.
 */
export async function matchUpiClaim(
  services: Services,
  viewer: Viewer,
  claimId: string,
  decision: ClaimDecision,
): Promise<Outcome<null, DecisionRefusal>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'donations.match')) return refuse('not-allowed');
  const { db, clock } = services;
  const claim = /^clm_[\w-]{22}$/.test(claimId)
    ? await db.selectFrom('upi_claims').selectAll().where('id', '=', claimId).executeTakeFirst()
    : undefined;
  if (!claim) return refuse('unknown-claim');

  const paper = `utr_${claim.utr}`;
  const paymentId = await nextPaperPayment(db, paper);
  let refusal: 'already-decided' | 'paper-known' = 'already-decided';
  const decide = async (trx: Transaction<Database>): Promise<boolean> => {
    if (
      decision === 'matched' &&
      (await paidForAnother(trx, { paper, paymentId, donationId: claim.donation_id }))
    ) {
      refusal = 'paper-known';
      return false;
    }
    const decided = await trx
      .updateTable('upi_claims')
      .set({ state: decision, decided_by: viewer.personId, decided_at: clock() })
      .where('id', '=', claim.id)
      .where('state', '=', 'claimed')
      .executeTakeFirst();
    if (decided.numUpdatedRows === 0n) return false;
    await writeAudit(trx, services, viewer, {
      action: `claim.${decision}`,
      subject: claim.donation_id,
      details: { claim: claim.id, utr: claim.utr },
      before: { state: 'claimed' },
      after: { state: decision },
    });
    return true;
  };

  if (decision === 'rejected') {
    const done = await db.transaction().execute(decide);
    return done ? accept(null) : refuse(refusal);
  }
  const notice: PaymentNotice = {
    paymentId,
    orderId: null,
    mode: claim.utr.length === 12 ? 'upi' : 'bank',
    status: 'captured',
    amount: paise(claim.amount_paise),
    currency: 'INR',
    // The statement knows the day only.
    capturedAt: indianDayStart(claim.paid_on),
    refunded: zeroPaise,
    refundBegun: false,
    failure: null,
    account: null,
    gatewayMode: null,
  };
  const settled = await settlePayment(services, {
    notice,
    purchase: { kind: 'gift', id: claim.donation_id },
    event: null,
    first: decide,
  });
  return settled.outcome === 'repeat' ? refuse(refusal) : accept(null);
}

/** One reference pays for one gift: the office may have entered the same transfer by hand (record-gift.ts, whose lock this is). */
async function paidForAnother(
  trx: Transaction<Database>,
  { paper, paymentId, donationId }: Record<'paper' | 'paymentId' | 'donationId', string>,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${paper}, 0))`.execute(trx);
  const known = await trx
    .selectFrom('payments')
    .select('id')
    .where('id', '=', paymentId)
    .where('donation_id', 'is distinct from', donationId)
    .executeTakeFirst();
  return known !== undefined;
}
