import { isFreshlyProven } from '#core/people/fresh-proof.ts';
import type { Devotee } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { Services } from '../services.ts';
import { provePassword } from './prove-password.ts';

export type OwnerRefusal = 'password-wrong' | 'sign-in-locked' | 'proof-stale';

/**
 * Asks somebody who is signed in for a proof before what a thief of their session would like to do:
 * the password, or, of an account without one, a sign-in by a code within the last ten minutes.
 */
export async function proveOwner(
  services: Services,
  devotee: Devotee,
  password: string,
): Promise<Outcome<null, OwnerRefusal>> {
  if (await hasPassword(services, devotee.personId)) return provePassword(services, devotee, password);
  return isFreshlyProven(devotee, services.clock()) ? accept(null) : refuse('proof-stale');
}

/** What `proveOwner` will ask for: 'sign-in' is one more sign-in by a code; null: nothing. */
export async function proofOfOwner(
  services: Services,
  devotee: Devotee,
): Promise<'password' | 'sign-in' | null> {
  if (await hasPassword(services, devotee.personId)) return 'password';
  return isFreshlyProven(devotee, services.clock()) ? null : 'sign-in';
}

/** Accounts that were made by a code to a mobile number have none, until they choose one. */
async function hasPassword({ db }: Services, personId: string): Promise<boolean> {
  const found = await db
    .selectFrom('passwords')
    .select('person_id')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return found !== undefined;
}
