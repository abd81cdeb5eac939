import type { Transaction } from 'kysely';
import { isFreshlyProven } from '#core/people/fresh-proof.ts';
import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Database } from '../db/schema.ts';
import { notifyAccount } from '../mail/notify-account.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';
import { endAdminSessions } from './end-sessions.ts';

/**
 * For somebody whose phone is lost and whose recovery codes are used up: an owner who knows them
 * lets them set up a new app at their next sign-in. Their admin sessions end.
 */
export async function forgetSecondFactor(
  services: Services,
  viewer: Viewer,
  personId: string,
): Promise<Outcome<null, 'not-allowed' | 'proof-needed'>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'staff.write')) return refuse('not-allowed');
  if (!isFreshlyProven(viewer, services.clock())) return refuse('proof-needed', 'proof');
  const forgotten = await services.db.transaction().execute(async (trx) => {
    if (!(await dropSecondFactor(trx, services, personId))) return false;
    await endAdminSessions(trx, personId);
    await writeAudit(trx, services, viewer, { action: 'second-factor.forgotten', subject: personId });
    return true;
  });
  if (forgotten) {
    const { address } = viewer;
    noteSecurityEvent(services, 'second-factor.changed', { personId, address, how: 'app forgotten' });
    services.wakeups.wake('send-letters');
  }
  return accept(null);
}

/**
 * Removes the app with its recovery codes, and notifies the person by a letter if it had ever been
 * confirmed. False where there was none. In the caller's transaction; wake 'send-letters' after the
 * commit.
 */
export async function dropSecondFactor(
  trx: Transaction<Database>,
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
