import { isFreshlyProven } from '#core/people/fresh-proof.ts';
import type { Staff } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { notifyAccount } from '../mail/notify-account.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';
import { inStaffTransaction } from '../write/staff-write.ts';

/** Removes one of one's own passkeys, with a fresh proof; idempotent. The person gets a letter. */
export async function removePasskey(
  services: Services,
  staff: Staff,
  id: string,
): Promise<Outcome<null, 'proof-needed'>> {
  if (!isFreshlyProven(staff, services.clock())) return refuse('proof-needed', 'proof');
  const { personId, address } = staff;
  return inStaffTransaction(services, staff, async ({ trx, audit, wake, afterCommit }) => {
    const deleted = await trx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('person_id', '=', personId)
      .executeTakeFirst();
    if (deleted.numDeletedRows === 0n) return accept(null);
    await audit({ action: 'passkey.removed', subject: personId });
    await notifyAccount(trx, services, personId, {
      kind: 'second-factor-changed',
      change: 'passkey-removed',
    });
    const event = { personId, address, how: 'passkey removed' };
    afterCommit(() => noteSecurityEvent(services, 'second-factor.changed', event));
    wake('send-letters');
    return accept(null);
  });
}
