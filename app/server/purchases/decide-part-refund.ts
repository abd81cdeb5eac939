import { paise } from '#core/money/paise.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { inStaffTransaction, type StaffWork } from '../write/staff-write.ts';
import { fourEyesProblem } from './four-eyes.ts';
import { lockPurchase } from './lock-purchase.ts';
import { askPartBack, mayAskAgain } from './part-refunds.ts';
import { type PurchaseRef, purchaseOf } from './purchase.ts';
import { sendRefund } from './send-refunds.ts';
import { findRefund, storeDecision } from './store-decision.ts';

export type PartRefundDecision = 'approved' | 'declined' | 'again';
export type PartRefundRefusal =
  | 'refund-unknown'
  | 'refund-own'
  | 'refund-to-self'
  | 'refund-decided'
  | 'refund-nothing-left';

/**
 * The second person's decision about a refund of a purchase of this kind that its buyer, the site
 * or the office requested; approved, it goes to the gateway at once. 'again' requests one anew that
 * was declined or failed, once. The caller checks the permission of the kind.
 */
export async function decidePartRefund(
  { services, staff }: StaffWork,
  kind: PurchaseRef['kind'],
  refundId: string,
  decision: PartRefundDecision,
): Promise<Outcome<null, PartRefundRefusal>> {
  const request = await findRefund(services, refundId);
  const purchase = request ? purchaseOf(request) : null;
  if (!request || purchase?.kind !== kind) return refuse('refund-unknown');
  const eyes = { askedBy: request.asked_by, purchase };
  const alone = decision === 'again' ? null : await fourEyesProblem(services.db, staff, eyes);
  if (alone) return refuse(alone);
  const decided = await inStaffTransaction(
    services,
    staff,
    async ({ trx, services: inside, audit }): Promise<Outcome<null, PartRefundRefusal>> => {
      await lockPurchase(trx, inside, purchase);
      const entry = { action: `refund.${decision}`, subject: purchase.id, details: { refund: refundId } };
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
        if (!(await askPartBack(trx, inside, purchase, ask))) return refuse('refund-nothing-left');
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
}
