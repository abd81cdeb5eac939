import { isDonationId } from '#core/donations/donation-id.ts';
import { readText } from '#core/fields/text.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import { staffWrite } from '../write/staff-write.ts';
import { unsealDonationPan } from './donation-pan.ts';

/**
 * Shows the full PAN of a donation, for a reason that is logged with the reader before it is shown.
 */
export const revealPan = staffWrite({
  permission: 'pan.read',
  run: async (
    { services, staff, trx, audit, afterCommit },
    donationId: string,
    typedReason: string,
  ): Promise<Outcome<string, 'pan-reason' | 'pan-none'>> => {
    const reason = readText(typedReason, { min: 10, max: 300 });
    if (!reason.ok) return refuse('pan-reason', 'reason');
    if (!isDonationId(donationId)) return refuse('pan-none');
    const donation = await trx
      .selectFrom('donations')
      .select(['id', 'donor_pan_sealed'])
      .where('id', '=', donationId)
      .executeTakeFirst();
    const pan = donation && unsealDonationPan(services.sealer, donation);
    if (!pan) return refuse('pan-none');
    const details = { reason: reason.value };
    await audit({ action: 'pan.read', subject: donationId, details });
    const about = { personId: staff.personId, address: staff.address };
    afterCommit(() => noteSecurityEvent(services, 'pan.read', about));
    return accept(pan);
  },
});
