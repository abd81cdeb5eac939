import { paise } from '#core/money/paise.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { fourEyesProblem } from '#server/purchases/four-eyes.ts';
import { sendRefund } from '#server/purchases/send-refunds.ts';
import { findRefund, storeDecision } from '#server/purchases/store-decision.ts';
import { inStaffTransaction, staffVerb } from '#server/write/staff-write.ts';
import { lockOrder } from '../record/lock-order.ts';
import { askOrderRefund } from './order-refund-rows.ts';

export type OrderRefundDecision = 'approved' | 'declined' | 'again';
export type OrderRefundRefusal =
  | 'refund-unknown'
  | 'refund-own'
  | 'refund-to-self'
  | 'refund-decided'
  | 'refund-nothing-left';

/**
 * The second person's decision about a refund that the buyer or the staff requested; approved, it
 * goes to the gateway at once, or waits to be handed back where it was paid at the counter
 * (hand-back.ts). 'again' requests one anew that was declined or failed: the cancelled lines are
 * still owed.
 */
export const decideOrderRefund = staffVerb({
  permission: 'orders.refund',
  run: async (
    { services, staff },
    refundId: string,
    decision: OrderRefundDecision,
  ): Promise<Outcome<null, OrderRefundRefusal>> => {
    const { db } = services;
    const request = await findRefund(services, refundId);
    const orderId = request?.order_id;
    if (!request || !orderId) return refuse('refund-unknown');
    const purchase = { kind: 'order', id: orderId } as const;
    const eyes = { askedBy: request.asked_by, askedAt: request.asked_at, purchase };
    const alone = decision === 'again' ? null : await fourEyesProblem(db, staff, eyes);
    if (alone) return refuse(alone);
    const decided = await inStaffTransaction(
      services,
      staff,
      async ({ trx, audit }): Promise<Outcome<null, OrderRefundRefusal>> => {
        const order = await lockOrder(trx, { id: orderId });
        const payment = await trx
          .selectFrom('payments')
          .selectAll()
          .where('id', '=', request.payment_id)
          .executeTakeFirstOrThrow();
        if (!order) return refuse('refund-unknown');
        if (payment.amount_paise - payment.refunded_paise < request.amount_paise && decision !== 'declined')
          return refuse('refund-nothing-left');
        const entry = { action: `refund.${decision}`, subject: orderId, details: { refund: refundId } };
        if (decision === 'again') {
          if (!request.unsupplied) return refuse('refund-decided');
          const state = await trx
            .selectFrom('refunds')
            .select(['state', 'id'])
            .where('order_id', '=', orderId)
            .where('unsupplied', 'is not', null)
            .where('asked_by', '<>', 'gateway')
            .orderBy('asked_at', 'desc')
            .limit(1)
            .executeTakeFirst();
          const owed = state?.id === refundId && (state.state === 'failed' || state.state === 'declined');
          if (!owed) return refuse('refund-decided');
          await askOrderRefund(trx, services, order, {
            unsupplied: request.unsupplied,
            amount: paise(request.amount_paise),
            by: staff.personId,
            reason: request.reason,
          });
          await audit(entry);
          return accept(null);
        }
        const isStored = await storeDecision(trx, services, staff, { refund: request, purchase, decision });
        if (!isStored) return refuse('refund-decided');
        await audit(entry);
        return accept(null);
      },
    );
    if (decided.ok && decision === 'approved') await sendRefund(services, refundId);
    return decided;
  },
});
