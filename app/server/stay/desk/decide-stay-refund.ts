import { paise } from '#core/money/paise.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { fourEyesProblem } from '#server/purchases/four-eyes.ts';
import { sendRefund } from '#server/purchases/send-refunds.ts';
import { findRefund, storeDecision } from '#server/purchases/store-decision.ts';
import { inStaffTransaction, staffVerb } from '#server/write/staff-write.ts';
import { lockStay } from '../record/lock-stay.ts';
import { askStayRefund, mayAskAgain } from '../states/refund-stay.ts';

export type StayRefundDecision = 'approved' | 'declined' | 'again';
export type StayRefundRefusal =
  | 'refund-unknown'
  | 'refund-own'
  | 'refund-to-self'
  | 'refund-decided'
  | 'refund-nothing-left';

/**
 * The second person's decision about a refund that the guest, the site or the office requested;
 * approved, it goes to the gateway at once. 'again' requests one anew that was declined or failed,
 * once.
 */
export const decideStayRefund = staffVerb({
  permission: 'stays.refund',
  run: async (
    { services, staff },
    refundId: string,
    decision: StayRefundDecision,
  ): Promise<Outcome<null, StayRefundRefusal>> => {
    const request = await findRefund(services, refundId);
    const stayId = request?.stay_id;
    if (!request || !stayId) return refuse('refund-unknown');
    const purchase = { kind: 'stay', id: stayId } as const;
    const eyes = { askedBy: request.asked_by, purchase };
    const alone = decision === 'again' ? null : await fourEyesProblem(services.db, staff, eyes);
    if (alone) return refuse(alone);
    const decided = await inStaffTransaction(
      services,
      staff,
      async ({ trx, services: inside, audit }): Promise<Outcome<null, StayRefundRefusal>> => {
        await lockStay(trx, { id: stayId });
        const entry = { action: `refund.${decision}`, subject: stayId, details: { refund: refundId } };
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
          if (!(await askStayRefund(trx, inside, stayId, ask))) return refuse('refund-nothing-left');
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
