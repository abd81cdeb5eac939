import { paise } from '#core/money/paise.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { inStaffTransaction, staffVerb } from '../write/staff-write.ts';
import { fourEyesProblem } from './four-eyes.ts';
import { lockPurchase } from './lock-purchase.ts';
import { purchaseColumn } from './purchase.ts';
import { refundPermissions } from './refund-permissions.ts';
import { mayAskAgain, requestRefund } from './request-refund.ts';
import { sendRefund } from './send-refunds.ts';
import { findRefund, storeDecision } from './store-decision.ts';

export type BookedRefundDecision = 'approved' | 'declined' | 'again';
export type BookedRefundRefusal =
  | 'refund-unknown'
  | 'refund-own'
  | 'refund-to-self'
  | 'refund-decided'
  | 'refund-nothing-left';

/**
 * The second person's decision about a refund of a stay, of passes or of seats that whoever booked,
 * the site or the office requested; approved, it goes to the gateway at once. 'again' requests one
 * anew that was declined or failed, once.
 */
export function decideBookedRefund(kind: 'stay' | 'pass' | 'seat') {
  return staffVerb({
    permission: refundPermissions[kind],
    run: async (
      { services, staff },
      refundId: string,
      decision: BookedRefundDecision,
    ): Promise<Outcome<null, BookedRefundRefusal>> => {
      const request = await findRefund(services, refundId);
      const id = request?.[purchaseColumn[kind]];
      if (!request || !id) return refuse('refund-unknown');
      const purchase = { kind, id };
      const eyes = { askedBy: request.asked_by, askedAt: request.asked_at, purchase };
      const alone = decision === 'again' ? null : await fourEyesProblem(services.db, staff, eyes);
      if (alone) return refuse(alone);
      const decided = await inStaffTransaction(
        services,
        staff,
        async ({ trx, services: inside, audit }): Promise<Outcome<null, BookedRefundRefusal>> => {
          await lockPurchase(trx, inside, purchase);
          const entry = { action: `refund.${decision}`, subject: id, details: { refund: refundId } };
          if (decision === 'again') {
            const owed = await trx
              .selectFrom('refunds as refund')
              .select('id')
              .where('id', '=', refundId)
              .where(mayAskAgain)
              .executeTakeFirst();
            if (!owed) return refuse('refund-decided');
            const { reason, amount_paise } = request;
            const ask = { amount: paise(amount_paise), by: staff.personId, reason, againOf: refundId };
            if (!(await requestRefund(trx, inside, purchase, ask))) return refuse('refund-nothing-left');
            await audit(entry);
            return accept(null);
          }
          const payment = await trx
            .selectFrom('payments')
            .select(['amount_paise', 'refunded_paise'])
            .where('id', '=', request.payment_id)
            .executeTakeFirstOrThrow();
          if (decision === 'approved' && payment.amount_paise - payment.refunded_paise < request.amount_paise)
            return refuse('refund-nothing-left');
          if (!(await storeDecision(trx, inside, staff, { refund: request, purchase, decision })))
            return refuse('refund-decided');
          await audit(entry);
          return accept(null);
        },
      );
      if (decided.ok && decision === 'approved') await sendRefund(services, refundId);
      return decided;
    },
  });
}
