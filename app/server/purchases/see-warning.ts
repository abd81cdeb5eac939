import { accept, type Outcome, refuse } from '#core/result.ts';
import { staffWrite } from '../write/staff-write.ts';
import { purchaseColumn, purchaseOf } from './purchase.ts';
import { isUnseen } from './warning-queries.ts';

/**
 * Marks a warning as seen by somebody who has done what was needed. Of two who do so, the second is
 * refused.
 */
export const seeWarning = staffWrite({
  permission: 'donations.refund',
  run: async ({ services, trx, staff, audit }, warningId: string): Promise<Outcome<null, 'warning-seen'>> => {
    if (!/^wrn_[\w-]{1,60}$/.test(warningId)) return refuse('warning-seen');
    const seen = await trx
      .updateTable('payment_warnings')
      .set({ seen_at: services.clock(), seen_by: staff.personId })
      .where('id', '=', warningId)
      .where(isUnseen)
      .returning(['kind', 'payment_id', ...Object.values(purchaseColumn), 'facts'])
      .executeTakeFirst();
    if (!seen) return refuse('warning-seen');
    await audit({
      action: 'payment-warning.seen',
      subject: purchaseOf(seen)?.id ?? warningId,
      details: { kind: seen.kind, payment: seen.payment_id, ...seen.facts },
    });
    return accept(null);
  },
});
