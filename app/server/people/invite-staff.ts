import { readEmail } from '#core/fields/email.ts';
import { readName } from '#core/fields/name.ts';
import { invitationAgainMinutes, invitationDays } from '#core/people/limits.ts';
import { accountEmail } from '#core/people/read-sign-up.ts';
import { readRoles, roleWords } from '#core/people/role-words.ts';
import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type FormOutcome, type Problem, type Refusal, refuse } from '#core/result.ts';
import { hashLinkSecret, newLinkSecret } from '../auth/secrets.ts';
import { oneAtATime } from '../db/one-at-a-time.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import type { Services } from '../services.ts';
import { dropInvitationLetter, invitationCause } from './drop-invitation-letter.ts';
import { writeAudit } from './write-audit.ts';

export type TypedInvitation = { name: string; email: string; roles: string[] };

/** again: the same was sent minutes ago and still works. replaced: an earlier one no longer works. */
export type Invited = { id: string; how: 'invited' | 'replaced' | 'again' };

/**
 * Invites somebody into the office by a letter to their address. They hold no role until they follow its link. The same
 * invitation within minutes is the button pressed twice and sends nothing; any other to the same address replaces the
 * earlier one.
 */
export async function inviteStaff(
  services: Services,
  viewer: Viewer,
  typed: TypedInvitation,
): Promise<FormOutcome<Invited> | Refusal<'not-allowed'>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'staff.write')) return refuse('not-allowed');
  const name = readName(typed.name);
  const read = readEmail(typed.email);
  const held = readRoles(typed.roles);
  const problems: Problem[] = [];
  if (!name.ok) problems.push({ field: 'name', code: name.code });
  if (!read.ok) problems.push({ field: 'email', code: read.code });
  if (held.length === 0) problems.push({ field: 'roles', code: 'roles-missing' });
  if (!name.ok || !read.ok || problems.length > 0) return { ok: false, code: 'invalid', problems };
  const email = accountEmail(read.value);
  const { db, clock, ids, config } = services;
  const known = await db
    .selectFrom('people')
    .innerJoin('staff_roles', 'staff_roles.person_id', 'people.id')
    .select('people.id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (known) return { ok: false, code: 'invalid', problems: [{ field: 'email', code: 'staff-known' }] };
  const id = ids('inv');
  const secret = newLinkSecret();
  const now = clock();
  const again = new Date(now.getTime() - invitationAgainMinutes * 60_000);
  const invited = await db.transaction().execute(async (trx): Promise<Invited> => {
    await oneAtATime(trx, `staff-invitation:${email}`);
    const earlier = await trx
      .selectFrom('staff_invitations')
      .select(['id', 'name', 'roles', 'invited_by', 'created_at', 'expires_at'])
      .where('email', '=', email)
      .where('accepted_at', 'is', null)
      .executeTakeFirst();
    if (earlier) {
      const same =
        earlier.name === name.value &&
        earlier.roles.join() === held.join() &&
        earlier.invited_by === viewer.personId;
      if (same && earlier.created_at > again) return { id: earlier.id, how: 'again' };
      await trx.deleteFrom('staff_invitations').where('id', '=', earlier.id).execute();
      await dropInvitationLetter(trx, earlier.id);
    }
    await trx
      .insertInto('staff_invitations')
      .values({
        id,
        email,
        name: name.value,
        roles: held,
        token_hash: hashLinkSecret(secret),
        invited_by: viewer.personId,
        created_at: now,
        expires_at: new Date(now.getTime() + invitationDays * 86_400_000),
        accepted_at: null,
      })
      .execute();
    await writeAudit(trx, services, viewer, { action: 'staff.invited', subject: id, after: { roles: held } });
    await queueLetter(trx, ids, {
      to: email,
      causeKey: invitationCause(id),
      letter: {
        kind: 'staff-invitation',
        name: name.value,
        roles: held.map((role) => roleWords[role].label),
        link: `${config.publicUrl}/admin-login/invitation?token=${secret}`,
      },
    });
    return { id, how: earlier && earlier.expires_at > now ? 'replaced' : 'invited' };
  });
  services.alarm.wake('send-letters');
  return accept(invited);
}
