import { accept, type Outcome } from '#core/result.ts';
import { staffWrite } from '../write/staff-write.ts';
import { dropInvitationLetter } from './drop-invitation-letter.ts';

/** Withdraws an invitation before it is accepted; idempotent. */
export const withdrawInvitation = staffWrite({
  permission: 'staff.write',
  run: async ({ trx, audit }, id: string): Promise<Outcome<null>> => {
    const deleted = await trx
      .deleteFrom('staff_invitations')
      .where('id', '=', id)
      .where('accepted_at', 'is', null)
      .returning('roles')
      .executeTakeFirst();
    if (!deleted) return accept(null);
    await dropInvitationLetter(trx, id);
    await audit({
      action: 'staff.invitation-withdrawn',
      subject: id,
      before: deleted,
    });
    return accept(null);
  },
});
