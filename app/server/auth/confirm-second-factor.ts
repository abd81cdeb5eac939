import { accept, type Outcome, refuse } from '#core/result.ts';
import { type Actor, writeAudit } from '../audit/write-audit.ts';
import { notifyAccount } from '../mail/notify-account.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../write/in-transaction.ts';
import { type ProofRefusal, proveNewApp } from './prove-second-factor.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';

type Confirmed = Outcome<{ recoveryCodes: string[] }, ProofRefusal>;

/**
 * The first code of an app came back: from now on codes are required. Returns the recovery codes,
 * which are shown once and stored as hashes only.
 */
export async function confirmSecondFactor(
  services: Services,
  actor: Actor,
  typed: string,
): Promise<Confirmed> {
  const { clock } = services;
  const { personId } = actor;
  const proven = await proveNewApp(services, actor, typed);
  if (!proven.ok) return proven;
  return inTransaction(services, async ({ trx, wake, afterCommit }): Promise<Confirmed> => {
    const confirmed = await trx
      .updateTable('second_factors')
      .set({ confirmed_at: clock() })
      .where('person_id', '=', personId)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst();
    if (confirmed.numUpdatedRows === 0n) return refuse('second-factor-wrong');
    const recoveryCodes = await replaceRecoveryCodes(trx, personId);
    await writeAudit(trx, services, actor, { action: 'second-factor.set-up', subject: personId });
    const notification = { kind: 'second-factor-changed', change: 'app-added' } as const;
    await notifyAccount(trx, services, personId, notification);
    afterCommit(() => noteSecurityEvent(services, 'second-factor.changed', { ...actor, how: 'app set up' }));
    wake('send-letters');
    return accept({ recoveryCodes });
  });
}
