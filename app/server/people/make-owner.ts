import { randomInt } from 'node:crypto';
import { readEmail } from '#core/fields/email.ts';
import { accountEmail } from '#core/people/read-sign-up.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { Services } from '../services.ts';

export type NewOwner = {
  email: string;
  /** Null for somebody who has an account: they keep their own password. */
  oneTimePassword: string | null;
};

/**
 * Makes an owner of the office by command: only who can reach the machine can make the first one. A new person gets a
 * one-time password, to be replaced at the first sign-in.
 */
export async function makeOwner(
  services: Services,
  typed: string,
): Promise<Outcome<NewOwner, 'email-invalid'>> {
  const read = readEmail(typed);
  if (!read.ok) return refuse(read.code);
  const email = accountEmail(read.value);
  const { db, clock, ids, auth } = services;
  const oneTimePassword = newOneTimePassword();
  const hash = await auth.hashPassword(oneTimePassword);
  return db.transaction().execute(async (trx) => {
    const made = await trx
      .insertInto('people')
      .values({ id: ids('per'), name: 'Temple office', email })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    const { id } =
      made ??
      (await trx.selectFrom('people').select('id').where('email', '=', email).executeTakeFirstOrThrow());
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
    return accept({ email, oneTimePassword: made ? oneTimePassword : null });
  });
}

// Without letters and digits that are easily taken for one another.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** 'k7fm-…', about 98 bits. */
function newOneTimePassword(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: 5 }, group).join('-');
}
