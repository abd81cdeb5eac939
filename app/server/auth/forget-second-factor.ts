import { isFreshlyProven } from '#core/people/fresh-proof.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { Transaction } from '../db/schema.ts';
import { notifyAccount } from '../mail/notify-account.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';
import { staffWrite } from '../write/staff-write.ts';
import { endAdminSessions } from './end-sessions.ts';

/**
 * For somebody whose phone is lost and whose recovery codes are used up: an owner who knows them
 * lets them set up a new app at their next sign-in. Their admin sessions end.
 */
export const forgetSecondFactor = staffWrite({
  permission: 'staff.write',
  run: async (
    { services, trx, staff, audit, wake, afterCommit },
    personId: string,
  ): Promise<Outcome<null, 'proof-needed'>> => {
    const { address } = staff;
    if (!isFreshlyProven(staff, services.clock())) return refuse('proof-needed', 'proof');
    if (!(await dropSecondFactor(trx, services, personId))) return accept(null);
    await endAdminSessions(trx, personId);
    await audit({ action: 'second-factor.forgotten', subject: personId });
    wake('send-letters');
    afterCommit(() =>
      noteSecurityEvent(services, 'second-factor.changed', { personId, address, how: 'app forgotten' }),
    );
    return accept(null);
  },
});

/**
 * Removes the app with its recovery codes, and notifies the person by a letter if it had ever been
 * confirmed. False where there was none. In the caller's transaction; wake 'send-letters' after the
 * commit.
 */
export async function dropSecondFactor(
  trx: Transaction,
  services: Services,
  personId: string,
): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('second_factors')
    .where('person_id', '=', personId)
    .returning('confirmed_at')
    .executeTakeFirst();
  if (deleted?.confirmed_at) {
    const notification = { kind: 'second-factor-changed', change: 'app-forgotten' } as const;
    await notifyAccount(trx, services, personId, notification);
  }
  return deleted !== undefined;
}
