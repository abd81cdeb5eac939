import { isDonationId } from '#core/donations/donation-id.ts';
import { readText } from '#core/fields/text.ts';
import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Services } from '../services.ts';
import { unsealDonationPan } from './donation-pan.ts';

/**
 * Shows the full PAN of a donation, for a reason that is logged with the reader before it is shown.
 */
export async function revealPan(
  services: Services,
  viewer: Viewer,
  donationId: string,
  typedReason: string,
): Promise<Outcome<string, 'not-allowed' | 'pan-reason' | 'pan-none'>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'pan.read')) return refuse('not-allowed');
  const reason = readText(typedReason, { min: 10, max: 300 });
  if (!reason.ok) return refuse('pan-reason', 'reason');
  if (!isDonationId(donationId)) return refuse('pan-none');
  return services.db.transaction().execute(async (trx) => {
    const donation = await trx
      .selectFrom('donations')
      .select(['id', 'donor_pan_sealed'])
      .where('id', '=', donationId)
      .executeTakeFirst();
    const pan = donation && unsealDonationPan(services.sealer, donation);
    if (!pan) return refuse('pan-none');
    const details = { reason: reason.value };
    await writeAudit(trx, services, viewer, { action: 'pan.read', subject: donationId, details });
    return accept(pan);
  });
}
