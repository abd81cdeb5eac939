import { passkeyMinutes } from '#core/people/limits.ts';
import type { PasskeyChallengesTable } from '../db/schema/accounts.ts';
import type { Services } from '../services.ts';

type Purpose = PasskeyChallengesTable['purpose'];

/**
 * Stores what the authenticator must sign; an earlier one of the same person and purpose no longer
 * counts.
 */
export async function storeChallenge(
  { db, clock }: Services,
  personId: string,
  purpose: Purpose,
  challenge: string,
): Promise<void> {
  const stored = { challenge, expires_at: new Date(clock().getTime() + passkeyMinutes * 60_000) };
  await db
    .insertInto('passkey_challenges')
    .values({ person_id: personId, purpose, ...stored })
    .onConflict((conflict) => conflict.columns(['person_id', 'purpose']).doUpdateSet(stored))
    .execute();
}

/** The challenge, once; null where there is none or it has expired. */
export async function takeChallenge(
  { db, clock }: Services,
  personId: string,
  purpose: Purpose,
): Promise<string | null> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('person_id', '=', personId)
    .where('purpose', '=', purpose)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst();
  return taken && taken.expires_at > clock() ? taken.challenge : null;
}
