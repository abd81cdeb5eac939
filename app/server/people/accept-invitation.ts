import { normalPassword, readPassword } from '#core/fields/password.ts';
import { accept, type FormOutcome, invalidField, type Outcome, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { isBreachedPassword } from '../auth/breached-passwords.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import { hashLinkSecret } from '../sealing/secrets.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../write/in-transaction.ts';

/** What the page of an invitation shows; null for one that expired, was used or withdrawn. */
export async function findInvitation({ db, clock }: Services, token: string) {
  const found = await db
    .selectFrom('staff_invitations as invitation')
    .leftJoin('people', 'people.email', 'invitation.email')
    .select([
      'invitation.id',
      'invitation.name',
      'invitation.email',
      'invitation.roles',
      'invitation.invited_by',
      'people.id as personId',
    ])
    .where('token_hash', '=', hashLinkSecret(token))
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  return found ?? null;
}

type Accepted = Outcome<{ personId: string }, 'link-invalid'>;

/**
 * The link came from the invited address, so the address is proven. Who has an account keeps their
 * password and gets the roles; a new person chooses a password here. Works once, and only while the
 * inviter is still an owner. Returns the person, so that their browser is known from then on
 * (auth/known-browser.ts).
 */
export async function acceptInvitation(
  services: Services,
  typed: { token: string; password: string; confirmPassword: string },
  address: string,
): Promise<FormOutcome<{ personId: string }> | Accepted> {
  const { clock, ids, auth } = services;
  const invitation = await findInvitation(services, typed.token);
  if (!invitation) return refuse('link-invalid');
  let hash: string | null = null;
  if (!invitation.personId) {
    const password = readPassword(typed.password, invitation);
    if (!password.ok) return invalidField('password', password.code);
    if (await isBreachedPassword(password.value)) return invalidField('password', 'password-breached');
    if (normalPassword(typed.confirmPassword) !== password.value) {
      return invalidField('confirmPassword', 'passwords-differ');
    }
    hash = await auth.hashPassword(password.value);
  }
  return inTransaction(services, async ({ trx, afterCommit }): Promise<Accepted> => {
    const now = clock();
    await takeAdvisoryLock(trx, `account:${invitation.email}`);
    const inviter = await trx
      .selectFrom('staff_roles')
      .select('role')
      .where('person_id', '=', invitation.invited_by)
      .where('role', '=', 'owner')
      .executeTakeFirst();
    if (!inviter) return refuse('link-invalid');
    const taken = await trx
      .updateTable('staff_invitations')
      .set({ accepted_at: now })
      .where('id', '=', invitation.id)
      .where('accepted_at', 'is', null)
      .executeTakeFirst();
    if (taken.numUpdatedRows === 0n) return refuse('link-invalid');
    const made = await trx
      .insertInto('people')
      .values({ id: ids('per'), name: invitation.name, email: invitation.email, email_verified: true })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ email_verified: true }))
      .returning('id')
      .executeTakeFirstOrThrow();
    if (hash !== null) {
      await trx
        .insertInto('passwords')
        .values({ person_id: made.id, hash, changed_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await trx
      .insertInto('staff_roles')
      .values(invitation.roles.map((role) => ({ person_id: made.id, role })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const actor = { personId: made.id, address };
    const after = { roles: invitation.roles };
    await writeAudit(trx, services, actor, { action: 'staff.joined', subject: made.id, after });
    const how = invitation.roles.join(' ');
    afterCommit(() => noteSecurityEvent(services, 'role.given', { ...actor, how }));
    return accept({ personId: made.id });
  });
}
