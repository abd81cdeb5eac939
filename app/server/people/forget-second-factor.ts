import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { Services } from '../services.ts';
import { endOfficeSessions } from './end-sessions.ts';
import { writeAudit } from './write-audit.ts';

/**
 * For somebody whose telephone is lost and whose recovery codes are used up: an owner who knows them lets them set up a
 * new app at their next sign-in. Their sessions of the office end.
 */
export async function forgetSecondFactor(
  services: Services,
  viewer: Viewer,
  personId: string,
): Promise<Outcome<null, 'not-allowed'>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'staff.write')) return refuse('not-allowed');
  await services.db.transaction().execute(async (trx) => {
    const gone = await trx.deleteFrom('second_factors').where('person_id', '=', personId).executeTakeFirst();
    if (gone.numDeletedRows === 0n) return;
    await endOfficeSessions(trx, personId);
    await writeAudit(trx, services, viewer, { action: 'second-factor.forgotten', subject: personId });
  });
  return accept(null);
}
