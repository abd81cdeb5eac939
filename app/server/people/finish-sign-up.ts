import { accept, type Outcome, refuse } from '#core/result.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../write/in-transaction.ts';

/** Turns a proven sign-up into a person, once: deleting the row decides who does. */
export async function finishSignUp(
  services: Services,
  signUpId: string,
): Promise<Outcome<{ personId: string }, 'otp-expired'>> {
  const { clock, ids } = services;
  return inTransaction(services, async ({ trx }) => {
    const begun = await trx
      .selectFrom('sign_ups')
      .select('email')
      .where('id', '=', signUpId)
      .executeTakeFirst();
    if (!begun) return refuse('otp-expired');
    // Two sign-ups with one address: each would delete the other's row.
    await takeAdvisoryLock(trx, `account:${begun.email}`);
    const signUp = await trx
      .deleteFrom('sign_ups')
      .where('id', '=', signUpId)
      .returningAll()
      .executeTakeFirst();
    if (!signUp) return refuse('otp-expired');
    const now = clock();
    const personId = ids('per');
    const created = await trx
      .insertInto('people')
      .values({ id: personId, name: signUp.name, email: signUp.email, email_verified: true })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!created) return refuse('otp-expired');
    await trx
      .insertInto('passwords')
      .values({ person_id: personId, hash: signUp.password_hash, changed_at: now })
      .execute();
    await trx
      .insertInto('profiles')
      .values({
        person_id: personId,
        phone: signUp.phone,
        language: signUp.language,
        updated_at: now,
      })
      .execute();
    await trx.deleteFrom('sign_ups').where('email', '=', signUp.email).execute();
    return accept({ personId });
  });
}
