import { returnable } from '#core/payments/refund.ts';
import { mayDo } from '#core/people/roles.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { inStaffTransaction, staffVerb } from '../write/staff-write.ts';
import { fourEyesProblem } from './four-eyes.ts';
import { lockDonations, readPaidDonation, readReturnable } from './refund-rows.ts';
import { sendRefund } from './send-refunds.ts';
import { findRefund, storeDecision } from './store-decision.ts';

type RefundDecision = 'approved' | 'declined';
type DecideRefusal =
  | 'refund-own'
  | 'refund-other-reason'
  | 'refund-to-self'
  | 'refund-decided'
  | 'refund-unknown'
  | 'refund-open'
  | 'refund-nothing-left'
  | 'refund-too-small'
  | 'refund-by-bank'
  | 'refund-not-double'
  | 'refund-of-order';

/**
 * The second person's decision. The conditions of the request must still hold: that much of the
 * payment is left, and the original is still paid. An approved refund is sent to the gateway at
 * once; if that fails, the job sends it later.
 */
export const decideRefund = staffVerb({
  permission: 'donations.refund',
  run: async (
    { services, staff },
    refundId: string,
    decision: RefundDecision,
  ): Promise<Outcome<null, DecideRefusal>> => {
    const request = await findRefund(services, refundId);
    // Refunds of orders have their own verb.
    if (!request?.donation_id) return refuse('refund-unknown');
    const otherReason = request.ground === 'other';
    if (otherReason && !mayDo(staff.roles, 'donations.refund-other')) return refuse('refund-other-reason');
    const purchase = { kind: 'donation', id: request.donation_id } as const;
    const eyes = { askedBy: request.asked_by, askedAt: request.asked_at, purchase };
    const alone = await fourEyesProblem(services.db, staff, eyes);
    if (alone) return refuse(alone);
    const { donation_id: donationId, original_donation_id: originalId, payment_id: paymentId } = request;
    const decided = await inStaffTransaction(
      services,
      staff,
      async ({ trx, audit }): Promise<Outcome<null, DecideRefusal>> => {
        await lockDonations(trx, [donationId, originalId]);
        if (decision === 'approved') {
          const payment = await readReturnable(trx, paymentId, refundId);
          if (!payment) return refuse('refund-unknown');
          const original = otherReason ? 'other' : await readPaidDonation(trx, originalId, refundId);
          const left = returnable(payment, await readPaidDonation(trx, donationId), original);
          if (!left.ok) return left;
          // A part was refunded meanwhile in the gateway's dashboard: the requested amount is no
          // longer left.
          if (left.value < request.amount_paise) return refuse('refund-nothing-left');
        }
        const isStored = await storeDecision(trx, services, staff, { refund: request, purchase, decision });
        if (!isStored) return refuse('refund-decided');
        await audit({
          action: `refund.${decision}`,
          subject: donationId,
          details: { refund: refundId, payment: paymentId, paise: request.amount_paise },
          before: { state: 'asked' },
          after: { state: decision },
        });
        return accept(null);
      },
    );
    if (decided.ok && decision === 'approved') await sendRefund(services, refundId);
    return decided;
  },
});
