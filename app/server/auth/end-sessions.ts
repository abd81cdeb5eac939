import { isFreshlyProven } from '#core/people/fresh-proof.ts';
import { mayDo } from '#core/people/roles.ts';
import type { Staff } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { Db } from '../db/schema.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';
import { inStaffTransaction } from '../write/staff-write.ts';

/**
 * Signs somebody out: everywhere, or of one session. Oneself always (the session that asks stays
 * open); others by who may change staff, with a fresh proof.
 */
export async function endSessions(
  services: Services,
  staff: Staff,
  personId: string,
  sessionId: string | null = null,
): Promise<Outcome<{ count: number }, 'not-allowed' | 'proof-needed'>> {
  const own = personId === staff.personId;
  if (!own && !mayDo(staff.roles, 'staff.write')) return refuse('not-allowed');
  if (!own && !isFreshlyProven(staff, services.clock())) return refuse('proof-needed', 'proof');
  return inStaffTransaction(services, staff, async ({ trx, audit, afterCommit }) => {
    const ended = await trx
      .deleteFrom('sessions')
      .where('person_id', '=', personId)
      .where('id', '!=', staff.sessionId)
      .$if(sessionId !== null, (query) => query.where('id', '=', sessionId))
      .executeTakeFirst();
    const details = { count: Number(ended.numDeletedRows) };
    await audit({ action: 'sessions.ended', subject: personId, details });
    const how = own ? 'own' : `by ${staff.personId}`;
    const about = { personId, address: staff.address, how };
    afterCommit(() => noteSecurityEvent(services, 'sessions.ended', about));
    return accept(details);
  });
}

/** For who is no longer staff, or may have lost a factor; their site sessions stay open. */
export async function endAdminSessions(trx: Db, personId: string): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where('person_id', '=', personId)
    .where('audience', '=', 'office')
    .execute();
}

/**
 * Signs everybody out; who is between password and code begins anew. Returns how many sessions
 * there were.
 */
export async function endAllSessions(services: Services): Promise<number> {
  const count = await services.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('admin_entries').execute();
    const ended = await trx.deleteFrom('sessions').executeTakeFirst();
    return Number(ended.numDeletedRows);
  });
  noteSecurityEvent(services, 'sessions.ended', { how: 'everybody, by command' });
  return count;
}
