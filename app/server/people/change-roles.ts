import { readRoles } from '#core/people/role-words.ts';
import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { oneAtATime } from '../db/one-at-a-time.ts';
import type { Services } from '../services.ts';
import { endOfficeSessions } from './end-sessions.ts';
import { writeAudit } from './write-audit.ts';

export type RolesWish = {
  personId: string;
  /** What the person shall hold from now on; none takes them out of the office. */
  roles: string[];
  /** What the form showed when it was opened: the second of two owners is told. */
  was: string[];
};

/**
 * Gives and takes roles. Whoever loses one loses it with their next click; who leaves the office is signed out. The
 * office always keeps an owner: two who would take the last ones away at once wait for one another.
 */
export async function changeRoles(
  services: Services,
  viewer: Viewer,
  wish: RolesWish,
): Promise<Outcome<null, 'not-allowed' | 'staff-unknown' | 'saved-meanwhile' | 'last-owner'>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'staff.write')) return refuse('not-allowed');
  const { personId } = wish;
  const wanted = readRoles(wish.roles);
  return services.db.transaction().execute(async (trx) => {
    await oneAtATime(trx, 'staff-roles');
    const all = await trx.selectFrom('staff_roles').select(['person_id', 'role']).execute();
    const held = readRoles(all.filter((row) => row.person_id === personId).map(({ role }) => role));
    if (held.length === 0) return refuse('staff-unknown');
    if (held.join() !== readRoles(wish.was).join()) return refuse('saved-meanwhile');
    const otherOwner = all.some((row) => row.role === 'owner' && row.person_id !== personId);
    if (held.includes('owner') && !wanted.includes('owner') && !otherOwner) return refuse('last-owner');
    if (wanted.join() === held.join()) return accept(null);
    const lost = held.filter((role) => !wanted.includes(role));
    const won = wanted.filter((role) => !held.includes(role));
    if (lost.length > 0) {
      await trx
        .deleteFrom('staff_roles')
        .where('person_id', '=', personId)
        .where('role', 'in', lost)
        .execute();
    }
    if (won.length > 0) {
      await trx
        .insertInto('staff_roles')
        .values(won.map((role) => ({ person_id: personId, role })))
        .execute();
    }
    if (wanted.length === 0) await endOfficeSessions(trx, personId);
    await writeAudit(trx, services, viewer, {
      action: wanted.length === 0 ? 'staff.removed' : 'staff.roles-changed',
      subject: personId,
      before: { roles: held },
      after: { roles: wanted },
    });
    return accept(null);
  });
}
