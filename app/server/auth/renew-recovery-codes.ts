import type { Staff } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { notifyAccount } from '../mail/notify-account.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';
import { inStaffTransaction } from '../write/staff-write.ts';
import { type ProofRefusal, proveSecondFactor } from './prove-second-factor.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { findSecondFactor } from './second-factor-queries.ts';

/** New recovery codes for oneself, with a code; the old ones no longer work. */
export async function renewRecoveryCodes(
  services: Services,
  staff: Staff,
  typed: string,
): Promise<Outcome<string[], ProofRefusal>> {
  if (!(await findSecondFactor(services, staff.personId))) return refuse('second-factor-wrong');
  const proven = await proveSecondFactor(services, staff, typed);
  if (!proven.ok) return proven;
  return inStaffTransaction(services, staff, async ({ trx, audit, wake, afterCommit }) => {
    await audit({ action: 'recovery-codes.renewed', subject: staff.personId });
    const notification = { kind: 'second-factor-changed', change: 'codes-renewed' } as const;
    await notifyAccount(trx, services, staff.personId, notification);
    const { personId, address } = staff;
    const event = { personId, address, how: 'new recovery codes' };
    afterCommit(() => noteSecurityEvent(services, 'second-factor.changed', event));
    wake('send-letters');
    return accept(await replaceRecoveryCodes(trx, personId));
  });
}
