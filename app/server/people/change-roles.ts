import type { Transaction } from 'kysely';
import { isFreshlyProven } from '#core/people/fresh-proof.ts';
import { readRoles } from '#core/people/role-words.ts';
import { mayDo, type Role } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { type Actor, writeAudit } from '../audit/write-audit.ts';
import { endAdminSessions } from '../auth/end-sessions.ts';
import { askForChange } from '../changes/ask-for-change.ts';
import { noteAsked } from '../changes/note-asked.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import { rollBackOnRefusal } from '../db/roll-back-on-refusal.ts';
import type { Database } from '../db/schema.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';

export type RolesInput = {
  personId: string;
  /** The roles that the person is to have from now on; none removes them from the staff. */
  roles: string[];
  /** What the form showed when it was opened: the second of two owners gets a conflict. */
  was: string[];
};

type Changed = Outcome<
  { lost: Role[]; isAsked: boolean },
  'staff-unknown' | 'saved-meanwhile' | 'last-owner' | 'change-waits'
>;

/**
 * Removes roles at once and requests those to be added: a second owner approves them
 * (docs/decisions/second-owner.md). Both need a fresh proof. Whoever loses a role loses it with
 * their next request; who is no longer staff is signed out. There is always an owner: two requests
 * that would remove the last ones at once wait for one another.
 */
export async function changeRoles(
  services: Services,
  viewer: Viewer,
  input: RolesInput,
): Promise<
  Outcome<
    'changed' | 'asked',
    'not-allowed' | 'proof-needed' | 'staff-unknown' | 'saved-meanwhile' | 'last-owner' | 'change-waits'
  >
> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'staff.write')) return refuse('not-allowed');
  if (!isFreshlyProven(viewer, services.clock())) return refuse('proof-needed', 'proof');
  const { personId } = input;
  const wanted = readRoles(input.roles);
  const outcome = await rollBackOnRefusal(services.db, async (trx): Promise<Changed> => {
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
      await takeRoles(trx, services, viewer, { personId, held, remaining, leaves: wanted.length === 0 });
    if (won.length === 0) return accept({ lost, isAsked: false });
    const result = await askForChange(trx, services, viewer, {
      kind: 'roles',
      personId,
      held: remaining,
      roles: won,
    });
    return result.ok ? accept({ lost, isAsked: true }) : result;
  });
  if (!outcome.ok) return outcome;
  const { lost, isAsked } = outcome.value;
  if (lost.length > 0) {
    const { address } = viewer;
    noteSecurityEvent(services, 'role.taken', { personId, address, how: lost.join(' ') });
  }
  if (isAsked) noteAsked(services, viewer);
  return accept(isAsked ? 'asked' : 'changed');
}

/**
 * An open change of their roles no longer matches what they hold: it becomes outdated when it is
 * decided.
 */
async function takeRoles(
  trx: Transaction<Database>,
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
