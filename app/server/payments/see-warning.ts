import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Services } from '../services.ts';
import { isUnseen } from './warning-queries.ts';

/**
 * Marks a warning as seen by somebody who has done what was needed. Of two who do so, the second is
 * refused.
 */
export async function seeWarning(
  services: Services,
  viewer: Viewer,
  warningId: string,
): Promise<Outcome<null, 'not-allowed' | 'warning-seen'>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'donations.refund')) return refuse('not-allowed');
  if (!/^wrn_[\w-]{1,60}$/.test(warningId)) return refuse('warning-seen');
  const { db, clock } = services;
  return db.transaction().execute(async (trx) => {
    const seen = await trx
      .updateTable('payment_warnings')
      .set({ seen_at: clock(), seen_by: viewer.personId })
      .where('id', '=', warningId)
      .where(isUnseen)
      .returning(['kind', 'payment_id', 'donation_id', 'order_id', 'facts'])
      .executeTakeFirst();
    if (!seen) return refuse('warning-seen');
    await writeAudit(trx, services, viewer, {
      action: 'payment-warning.seen',
      subject: seen.donation_id ?? seen.order_id ?? warningId,
      details: { kind: seen.kind, payment: seen.payment_id, ...seen.facts },
    });
    return accept(null);
  });
}
