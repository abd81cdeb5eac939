import { normalPassword } from '#core/fields/password.ts';
import { readIdentifier } from '#core/people/read-identifier.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { Audience } from '../auth/auth.ts';
import { forgetTries, returnTry, takeTry } from '../auth/tries.ts';
import { rolesOf } from '../auth/viewer.ts';
import type { Services } from '../services.ts';

export type SignInWish = { identifier: string; password: string };
export type SignInOutcome = Outcome<
  { personId: string; mustChangePassword: boolean },
  'sign-in-wrong' | 'sign-in-locked'
>;

type Door = {
  audience: Audience;
  address: string;
  /** The mark of this browser where it is known for the person (auth/known-browser.ts). */
  markOf?: (personId: string) => string | null;
};

/**
 * Recognises a person by e-mail or phone and password. Unknown account, wrong password and (at the office's door)
 * missing role give the same answer after the same work. Tries are taken before the password is looked at, so a burst
 * is held exactly; a success gives them back. A browser in which the person was before (`markOf` gives its mark) has tries
 * of its own: nobody shuts the owner out by trying wrong passwords elsewhere.
 */
export async function signIn(
  services: Services,
  wish: SignInWish,
  { audience, address, markOf = () => null }: Door,
): Promise<SignInOutcome> {
  const identifier = readIdentifier(wish.identifier);
  const found = await findCredential(services, identifier);
  const account = found?.person_id ?? identifier.value;
  const mark = found ? markOf(found.person_id) : null;
  const browser = `${account}:${mark}`;
  const mayTry = mark
    ? await takeTry(services, 'sign-in:browser', browser)
    : (await takeTry(services, 'sign-in:address', address)) &&
      (await takeTry(services, 'sign-in:account', account));
  if (!mayTry) return refuse('sign-in-locked');
  const matches = await services.auth.verifyPassword(found?.hash ?? null, normalPassword(wish.password));
  const roles = await rolesOf(services, found?.person_id ?? '');
  if (!found || !matches || (audience === 'office' && roles.length === 0)) return refuse('sign-in-wrong');
  if (mark) await forgetTries(services, 'sign-in:browser', browser);
  else {
    await returnTry(services, 'sign-in:address', address);
    await forgetTries(services, 'sign-in:account', account);
  }
  return accept({ personId: found.person_id, mustChangePassword: found.must_change });
}

/** A telephone number opens an account only where it names exactly one; nobody has proven theirs. */
async function findCredential({ db }: Services, identifier: ReturnType<typeof readIdentifier>) {
  const rows = await db
    .selectFrom('passwords')
    .innerJoin('people', 'people.id', 'passwords.person_id')
    .leftJoin('profiles', 'profiles.person_id', 'people.id')
    .select(['people.id as person_id', 'passwords.hash', 'passwords.must_change'])
    .where(identifier.kind === 'phone' ? 'profiles.phone' : 'people.email', '=', identifier.value)
    .limit(2)
    .execute();
  return rows.length === 1 ? rows[0] : undefined;
}
