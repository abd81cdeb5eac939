import { readEmail } from '#core/fields/email.ts';
import { readName } from '#core/fields/name.ts';
import { nameOfAddress } from '#core/people/name-of-address.ts';
import { accountEmail } from '#core/people/read-sign-up.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { endAdminSessions } from '../auth/end-sessions.ts';
import { dropSecondFactor } from '../auth/forget-second-factor.ts';
import { newTypedSecret } from '../auth/recovery-codes.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../write/in-transaction.ts';

export type NewOwner = {
  email: string;
  name: string;
  /** Null for somebody who has an account: they keep their own password. */
  oneTimePassword: string | null;
};

/**
 * Makes an owner by command: only who can reach the machine can make the first one. A new person
 * gets a one-time password, to be replaced at the first sign-in. It is also the way back for an
 * owner who lost phone and recovery codes: the second factor is deleted, to be set up anew, and
 * sessions that are open on the lost phone end. `typedName` is for a new person; without one they
 * are called after their address. Who has an account keeps their name.
 */
export async function makeOwner(
  services: Services,
  typed: string,
  typedName = '',
): Promise<Outcome<NewOwner, 'email-invalid' | 'name-invalid' | 'name-link'>> {
  const read = readEmail(typed);
  if (!read.ok) return refuse(read.code);
  const email = accountEmail(read.value);
  const named = typedName.trim() === '' ? accept(nameOfAddress(email)) : readName(typedName);
  if (!named.ok) return refuse(named.code);
  const { clock, ids, auth } = services;
  const oneTimePassword = newTypedSecret(5);
  const hash = await auth.hashPassword(oneTimePassword);
  return inTransaction(services, async ({ trx, afterCommit }) => {
    const made = await trx
      .insertInto('people')
      .values({ id: ids('per'), name: named.value, email })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning(['id', 'name'])
      .executeTakeFirst();
    const { id, name } =
      made ??
      (await trx
        .selectFrom('people')
        .select(['id', 'name'])
        .where('email', '=', email)
        .executeTakeFirstOrThrow());
    if (made) {
      await trx
        .insertInto('passwords')
        .values({ person_id: id, hash, must_change: true, changed_at: clock() })
        .execute();
    }
    await trx
      .insertInto('staff_roles')
      .values({ person_id: id, role: 'owner' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await dropSecondFactor(trx, services, id);
    await endAdminSessions(trx, id);
    afterCommit(() => noteSecurityEvent(services, 'role.given', { personId: id, how: 'owner by command' }));
    return accept({ email, name, oneTimePassword: made ? oneTimePassword : null });
  });
}
