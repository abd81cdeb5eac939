import { sql } from 'kysely';
import { newTypedSecret } from '../auth/recovery-codes.ts';
import { forgetTries, returnTry, takeTry } from '../auth/tries.ts';
import { hashLinkSecret, sameHash } from '../sealing/secrets.ts';
import type { Services } from '../services.ts';

/** Wrong codes are counted together, whoever guesses and from wherever. */
const everybody = 'everybody';

/**
 * Whether there is an owner; without one the site is new, and may be set up by the code of its log.
 */
export async function hasOwner({ db }: Pick<Services, 'db'>): Promise<boolean> {
  const owner = await db
    .selectFrom('staff_roles')
    .select('role')
    .where('role', '=', 'owner')
    .limit(1)
    .execute();
  return owner.length > 0;
}

/**
 * At a start: a new code for /setup, in place of any older one; null where somebody is an owner.
 * Only who reads the log of the machine has it, as only they could run the commands. 118 random
 * bits, so a plain hash is enough.
 */
export async function offerSetup(services: Services): Promise<string | null> {
  const { db, clock } = services;
  if (await hasOwner(services)) {
    await db.deleteFrom('setup_codes').execute();
    return null;
  }
  const code = newTypedSecret(6);
  const row = { code_hash: hashOf(code), made_at: clock() };
  await db
    .insertInto('setup_codes')
    .values(row)
    .onConflict((conflict) => conflict.column('one').doUpdateSet(row))
    .execute();
  await forgetTries(services, 'setup:site', everybody);
  return code;
}

/**
 * The hash of the typed code if it is the one of the log; null for a wrong one, 'locked' after too
 * many of those.
 */
export async function readSetupCode(services: Services, typed: string): Promise<string | null | 'locked'> {
  // A field that was left empty is no guess.
  if (typed.trim() === '') return null;
  if (!(await takeTry(services, 'setup:site', everybody))) return 'locked';
  const hash = hashOf(typed);
  const made = await services.db.selectFrom('setup_codes').select('code_hash').executeTakeFirst();
  if (!made || !sameHash(made.code_hash, hash)) return null;
  await returnTry(services, 'setup:site', everybody);
  return hash;
}

/** However it is written: capitals, with or without the hyphens between its groups. */
function hashOf(code: string): string {
  return hashLinkSecret(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
}

/** Uses the code up, in the caller's transaction; false where somebody did before. */
export async function takeSetupCode(trx: Services['db'], hash: string): Promise<boolean> {
  const taken = await trx
    .deleteFrom('setup_codes')
    .where('code_hash', '=', hash)
    .returning(sql`1`.as('one'))
    .execute();
  return taken.length === 1;
}
