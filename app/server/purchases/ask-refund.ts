import { readText } from '#core/fields/text.ts';
import { type RefundRefusal, returnable } from '#core/payments/refund.ts';
import { mayDo } from '#core/people/roles.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { staffWrite } from '../write/staff-write.ts';
import { lockPurchase } from './lock-purchase.ts';
import { purchaseColumns } from './purchase.ts';
import { refundPermissions } from './refund-permissions.ts';
import { lockDonations, noteRefund, readPaidDonation, readReturnable } from './refund-rows.ts';

export type RefundInput = {
  paymentId: string;
  reason: string;
  /** For a settled donation: the id of its original; 'other' for another reason. */
  original: string;
};
type AskRefusal = 'not-allowed' | RefundRefusal | 'refund-reason';

/**
 * The first of two people requests a refund, with a reason. No money moves yet; a second person
 * approves it, an owner where the donation is no duplicate (decide-refund.ts; for orders
 * decide-order-refund.ts). Of two concurrent requests the second is refused.
 */
export const askRefund = staffWrite({
  permission: 'donations.refund',
  run: async (
    { services, trx, staff, audit },
    input: RefundInput,
  ): Promise<Outcome<{ refundId: string }, AskRefusal>> => {
    const reason = readText(input.reason, { min: 10, max: 500, lines: 'many' });
    if (!reason.ok) return refuse('refund-reason', 'reason');
    const { db, ids, clock } = services;
    const found = await readReturnable(db, input.paymentId);
    const purchase = found?.purchase;
    if (!purchase) return refuse('refund-unknown');
    if (!mayDo(staff.roles, refundPermissions[purchase.kind])) return refuse('not-allowed');
    const { id: purchaseId, kind } = purchase;
    const named = kind === 'donation' && found.role === 'settling' ? input.original.trim() : null;
    const otherReason = named === 'other';
    const originalId = otherReason ? null : named;
    if (kind === 'donation') await lockDonations(trx, [purchaseId, originalId]);
    else await lockPurchase(trx, services, purchase);
    const payment = await readReturnable(trx, input.paymentId);
    if (!payment) return refuse('refund-unknown');
    const donation = kind === 'donation' ? await readPaidDonation(trx, purchaseId) : 'bought';
    const original = otherReason ? named : await readPaidDonation(trx, originalId);
    const amount = returnable(payment, donation, original);
    if (!amount.ok) return amount;
    const refundId = ids('rfd');
    await trx
      .insertInto('refunds')
      .values({
        id: refundId,
        payment_id: payment.id,
        ...purchaseColumns(purchase),
        ground: kind !== 'donation' ? null : otherReason ? 'other' : originalId ? 'twice' : 'spare',
        original_donation_id: originalId,
        amount_paise: amount.value,
        reason: reason.value,
        state: 'asked',
        asked_by: staff.personId,
        asked_at: clock(),
      })
      .execute();
    const entry = { kind: 'refund-asked', paymentId: payment.id, amount: amount.value };
    await noteRefund(trx, services, { ...entry, purchase, note: reason.value });
    await audit({
      action: 'refund.asked',
      subject: purchaseId,
      details: { refund: refundId, payment: payment.id, paise: amount.value, original: named },
    });
    return accept({ refundId });
  },
});
