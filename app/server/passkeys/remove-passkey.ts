import { isFreshlyProven } from '#core/people/fresh-proof.ts';
import type { Staff } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { notifyAccount } from '../mail/notify-account.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';

/** Removes one of one's own passkeys, with a fresh proof; idempotent. The person gets a letter. */
export async function removePasskey(
  services: Services,
  staff: Staff,
  id: string,
): Promise<Outcome<null, 'proof-needed'>> {
  if (!isFreshlyProven(staff, services.clock())) return refuse('proof-needed', 'proof');
  const { personId, address } = staff;
  const removed = await services.db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('person_id', '=', personId)
      .executeTakeFirst();
    if (deleted.numDeletedRows === 0n) return false;
    await writeAudit(trx, services, staff, { action: 'passkey.removed', subject: personId });
    await notifyAccount(trx, services, personId, {
      kind: 'second-factor-changed',
      change: 'passkey-removed',
    });
    return true;
  });
  if (removed) {
    noteSecurityEvent(services, 'second-factor.changed', { personId, address, how: 'passkey removed' });
    services.wakeups.wake('send-letters');
  }
  return accept(null);
}
