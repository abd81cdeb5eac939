import { href } from 'react-router';
import { invitationAgainMinutes, invitationDays } from '#core/people/limits.ts';
import { roleWords } from '#core/people/role-words.ts';
import type { Role } from '#core/people/roles.ts';
import { type Actor, writeAudit } from '../audit/write-audit.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import type { Transaction } from '../db/schema.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import { hashLinkSecret, newLinkSecret } from '../sealing/secrets.ts';
import type { Services } from '../services.ts';
import { dropInvitationLetter, invitationCause } from './drop-invitation-letter.ts';

/**
 * again: the same was sent minutes ago and still works. replaced: an earlier one no longer works.
 */
export type Invited = { id: string; how: 'invited' | 'replaced' | 'again' };

/** `approvedBy`: the second owner, where it needed one. */
type Inviter = Actor & { approvedBy?: string | null };

/**
 * Writes an invitation and its letter. The same one within minutes is a double click and sends
 * nothing; any other to the same address replaces the earlier one. In the caller's transaction;
 * wake 'send-letters' after the commit.
 */
export async function writeInvitation(
  trx: Transaction,
  services: Services,
  inviter: Inviter,
  { name, email, roles }: { name: string; email: string; roles: Role[] },
): Promise<Invited> {
  const { clock, ids, config } = services;
  const id = ids('inv');
  const secret = newLinkSecret();
  const now = clock();
  const again = new Date(now.getTime() - invitationAgainMinutes * 60_000);
  await takeAdvisoryLock(trx, `staff-invitation:${email}`);
  const earlier = await trx
    .selectFrom('staff_invitations')
    .select(['id', 'name', 'roles', 'invited_by', 'created_at', 'expires_at'])
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .executeTakeFirst();
  if (earlier) {
    const same =
      earlier.name === name &&
      earlier.roles.join() === roles.join() &&
      earlier.invited_by === inviter.personId;
    if (same && earlier.created_at > again) return { id: earlier.id, how: 'again' };
    await trx.deleteFrom('staff_invitations').where('id', '=', earlier.id).execute();
    await dropInvitationLetter(trx, earlier.id);
  }
  await trx
    .insertInto('staff_invitations')
    .values({
      id,
      email,
      name,
      roles,
      token_hash: hashLinkSecret(secret),
      invited_by: inviter.personId,
      created_at: now,
      expires_at: new Date(now.getTime() + invitationDays * 86_400_000),
    })
    .execute();
  const details = inviter.approvedBy ? { approvedBy: inviter.approvedBy } : {};
  await writeAudit(trx, services, inviter, {
    action: 'staff.invited',
    subject: id,
    details,
    after: { roles },
  });
  await queueLetter(trx, ids, {
    to: email,
    causeKey: invitationCause(id),
    letter: {
      kind: 'staff-invitation',
      name,
      roles: roles.map((role) => roleWords[role].label),
      link: `${config.publicUrl}${href('/admin-login/invitation')}?token=${secret}`,
    },
  });
  return { id, how: earlier && earlier.expires_at > now ? 'replaced' : 'invited' };
}
