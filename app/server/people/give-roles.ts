import { readRoles } from '#core/people/role-words.ts';
import type { Role } from '#core/people/roles.ts';
import { type Actor, writeAudit } from '../audit/write-audit.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import type { Transaction } from '../db/schema.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';

/**
 * Gives a member of staff more roles, as a second owner has approved. False where they are no
 * longer staff or hold other roles than when it was asked. In the caller's transaction.
 */
export async function giveRoles(
  trx: Transaction,
  services: Services,
  actor: Actor & { approvedBy: string | null },
  { personId, held, roles }: { personId: string; held: Role[]; roles: Role[] },
): Promise<boolean> {
  await takeAdvisoryLock(trx, 'staff-roles');
  const rows = await trx.selectFrom('staff_roles').select('role').where('person_id', '=', personId).execute();
  const holds = readRoles(rows.map(({ role }) => role));
  if (holds.length === 0 || holds.join() !== readRoles(held).join()) return false;
  await trx
    .insertInto('staff_roles')
    .values(roles.map((role) => ({ person_id: personId, role })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await writeAudit(trx, services, actor, {
    action: 'staff.roles-changed',
    subject: personId,
    details: actor.approvedBy ? { approvedBy: actor.approvedBy } : {},
    before: { roles: holds },
    after: { roles: readRoles([...holds, ...roles]) },
  });
  noteSecurityEvent(services, 'role.given', { personId, address: actor.address, how: roles.join(' ') });
  return true;
}
