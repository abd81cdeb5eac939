import { normalPassword } from '#core/fields/password.ts';
import type { Devotee } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { forgetTries, takeTry } from '../auth/tries.ts';
import { rolesOf } from '../auth/viewer.ts';
import type { Services } from '../services.ts';
import { eraseAccount } from './erase-person.ts';

/**
 * Erases a person: account, profile, password and every session go at once. The ledger stays, as the law asks of
 * receipts, without its link to the account.
 */
export async function deleteAccount(
  services: Services,
  { personId }: Devotee,
  password: string,
): Promise<Outcome<true, 'password-wrong' | 'sign-in-locked' | 'staff-stays'>> {
  const { db, auth, alarm, pages } = services;
  if (!(await takeTry(services, 'own-password:account', personId))) return refuse('sign-in-locked');
  const stored = await db
    .selectFrom('passwords')
    .select('hash')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  if (!(await auth.verifyPassword(stored?.hash ?? null, normalPassword(password)))) {
    return refuse('password-wrong');
  }
  await forgetTries(services, 'own-password:account', personId);
  if ((await rolesOf(services, personId)).length > 0) return refuse('staff-stays');
  await db.transaction().execute(async (trx) => {
    await eraseAccount(trx, personId);
    await pages.bump(trx);
  });
  alarm.wake('tend-photos');
  return accept(true);
}
