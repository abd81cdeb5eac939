import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Services } from '../services.ts';
import { dropInvitationLetter } from './drop-invitation-letter.ts';

/** Withdraws an invitation before it is accepted; idempotent. */
export async function withdrawInvitation(
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<Outcome<null, 'not-allowed'>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'staff.write')) return refuse('not-allowed');
  await services.db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom('staff_invitations')
      .where('id', '=', id)
      .where('accepted_at', 'is', null)
      .returning('roles')
      .executeTakeFirst();
    if (!deleted) return;
    await dropInvitationLetter(trx, id);
    await writeAudit(trx, services, viewer, {
      action: 'staff.invitation-withdrawn',
      subject: id,
      before: deleted,
    });
  });
  return accept(null);
}
