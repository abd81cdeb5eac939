import { isFreshlyProven } from '#core/people/fresh-proof.ts';
import { readRoles } from '#core/people/role-words.ts';
import type { Role } from '#core/people/roles.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { type Actor, writeAudit } from '../audit/write-audit.ts';
import { endAdminSessions } from '../auth/end-sessions.ts';
import { askForChange } from '../changes/ask-for-change.ts';
import { noteAsked } from '../changes/note-asked.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import type { Transaction } from '../db/schema.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';
import { staffWrite } from '../write/staff-write.ts';

export type RolesInput = {
  personId: string;
  /** The roles that the person is to have from now on; none removes them from the staff. */
  roles: string[];
  /** What the form showed when it was opened: the second of two owners gets a conflict. */
  was: string[];
};

/**
 * Removes roles at once and requests those to be added: a second owner approves them
 * (docs/decisions/second-owner.md). Both need a fresh proof. Whoever loses a role loses it with
 * their next request; who is no longer staff is signed out. There is always an owner: two requests
 * that would remove the last ones at once wait for one another.
 */
export const changeRoles = staffWrite({
  permission: 'staff.write',
  run: async (
    { services, trx, staff, afterCommit },
    input: RolesInput,
  ): Promise<
    Outcome<
      'changed' | 'asked',
      'proof-needed' | 'staff-unknown' | 'saved-meanwhile' | 'last-owner' | 'change-waits'
    >
  > => {
    if (!isFreshlyProven(staff, services.clock())) return refuse('proof-needed', 'proof');
    const { personId } = input;
    const wanted = readRoles(input.roles);
    await takeAdvisoryLock(trx, 'staff-roles');
    const all = await trx.selectFrom('staff_roles').select(['person_id', 'role']).execute();
    const held = readRoles(all.filter((row) => row.person_id === personId).map(({ role }) => role));
    if (held.length === 0) return refuse('staff-unknown');
    if (held.join() !== readRoles(input.was).join()) return refuse('saved-meanwhile');
    const otherOwner = all.some((row) => row.role === 'owner' && row.person_id !== personId);
    if (held.includes('owner') && !wanted.includes('owner') && !otherOwner) return refuse('last-owner');
    const lost = held.filter((role) => !wanted.includes(role));
    const won = wanted.filter((role) => !held.includes(role));
    const remaining = held.filter((role) => wanted.includes(role));
    if (lost.length > 0)
      await takeRoles(trx, services, staff, { personId, held, remaining, leaves: wanted.length === 0 });
    if (lost.length > 0) {
      const { address } = staff;
      afterCommit(() =>
        noteSecurityEvent(services, 'role.taken', { personId, address, how: lost.join(' ') }),
      );
    }
    if (won.length === 0) return accept('changed');
    const result = await askForChange(trx, services, staff, {
      kind: 'roles',
      personId,
      held: remaining,
      roles: won,
    });
    if (!result.ok) return result;
    afterCommit(() => noteAsked(services, staff));
    return accept('asked');
  },
});

/**
 * An open change of their roles no longer matches what they hold: it becomes outdated when it is
 * decided.
 */
async function takeRoles(
  trx: Transaction,
  services: Services,
  actor: Actor,
  {
    personId,
    held,
    remaining,
    leaves,
  }: { personId: string; held: Role[]; remaining: Role[]; leaves: boolean },
): Promise<void> {
  await trx
    .deleteFrom('staff_roles')
    .where('person_id', '=', personId)
    .$if(remaining.length > 0, (query) => query.where('role', 'not in', remaining))
    .execute();
  if (leaves) await endAdminSessions(trx, personId);
  await writeAudit(trx, services, actor, {
    action: leaves ? 'staff.removed' : 'staff.roles-changed',
    subject: personId,
    before: { roles: held },
    after: { roles: remaining },
  });
}
