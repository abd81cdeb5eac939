import { sql } from 'kysely';
import { normalPassword } from '#core/fields/password.ts';
import { limits } from '#core/people/limits.ts';
import type { ProofNeeded } from '#core/people/proof.ts';
import { readIdentifier } from '#core/people/read-identifier.ts';
import { accept, type Outcome, type Refusal, refuse } from '#core/result.ts';
import { BusyError } from '../fair-queue.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';
import { takeSolvedPuzzle } from './puzzle.ts';
import type { Audience } from './sessions.ts';
import { askForProof } from './take-turn.ts';
import { type Counted, forgetTries, fullLimits, returnTries, takeTries, takeTry } from './tries.ts';
import { rolesOf } from './viewer.ts';

export type SignInInput = { identifier: string; password: string };
export type SignInOutcome =
  | Outcome<
      { personId: string; mustChangePassword: boolean; passwordSetAt: Date },
      'sign-in-wrong' | 'sign-in-locked' | 'sign-in-by-letter'
    >
  | ProofNeeded;

type SignInContext = {
  audience: Audience;
  address: string;
  /** The mark of this browser where it is known for the person (auth/known-browser.ts). */
  markOf?: (personId: string) => string | null;
  /** The solved puzzle that the form brought. */
  proof?: string;
};

/**
 * Signs in by e-mail or phone and password. Unknown account, wrong password and (at the admin
 * sign-in) missing role give the same answer after the same work. Tries are counted by what was
 * typed, so that they don't reveal which number belongs to which address, and taken before the
 * password is checked, so a burst is limited exactly; a success gives them back. A browser in which
 * the person was before (`markOf` gives its mark) has tries of its own, and opens no other account
 * of the same number with them: nobody locks the owner out by trying wrong passwords elsewhere. In
 * every other browser many wrong tries lead to a puzzle, and many for one account to a letter
 * ('sign-in-by-letter'): see `takeStrangersTry`.
 */
export async function signIn(
  services: Services,
  input: SignInInput,
  { audience, address, markOf = () => null, proof = '' }: SignInContext,
): Promise<SignInOutcome> {
  const identifier = readIdentifier(input.identifier);
  const holders = await findHolders(services, identifier);
  const known = holders.filter(({ personId }) => markOf(personId) !== null);
  const [home] = known;
  const browser = home && `${home.personId}:${markOf(home.personId)}`;
  const about = { personId: holders[0]?.personId, email: identifier.value, address, how: audience };
  const taken = browser
    ? await takeKnownTry(services, browser)
    : await takeStrangersTry(services, { identifier: identifier.value, address, proof });
  if (!taken.ok) {
    noteSecurityEvent(services, 'sign-in.locked-out', about);
    return taken;
  }
  const password = normalPassword(input.password);
  // As many checks for a number that one account has, or none, as for one that a family has.
  const looks = identifier.kind === 'phone' ? mostHolders : 1;
  const candidates = home ? known : holders;
  let found: Holder | undefined;
  try {
    for (let look = 0; look < looks; look += 1) {
      const matches = await services.auth.verifyPassword(candidates[look]?.hash ?? null, password, address);
      if (matches) found ??= candidates[look];
    }
  } catch (error) {
    // Where the site is too busy to check, nobody was wrong.
    await returnTries(services, taken.value);
    throw error;
  }
  const roles = await rolesOf(services, found?.personId ?? '');
  if (!found || (audience === 'office' && roles.length === 0)) {
    noteSecurityEvent(services, 'sign-in.failed', about);
    return refuse('sign-in-wrong');
  }
  if (services.auth.needsNewHash(found.hash)) await rehash(services, found, password, address);
  if (browser) await forgetTries(services, 'sign-in:browser', browser);
  else await returnTries(services, taken.value);
  const { personId, mustChange: mustChangePassword, setAt: passwordSetAt } = found;
  return accept({ personId, mustChangePassword, passwordSetAt });
}

async function takeKnownTry(
  services: Services,
  browser: string,
): Promise<Outcome<Counted[], 'sign-in-locked'>> {
  const may = await takeTry(services, 'sign-in:browser', browser);
  return may ? accept([['sign-in:browser', browser]]) : refuse('sign-in-locked');
}

type Stranger = { identifier: string; address: string; proof: string };

/**
 * A try in a browser that is not known for the account: the limits it was taken from. A full window
 * of the account, of the address or of everyone asks for a puzzle, which is solved for what was
 * typed as the name and lets one try through. Five tries of an account need none, and five more are
 * reserved for those who solve one, so a stranger who solves none does not use them up. Beyond
 * these ten in an hour, whoever asks from wherever, only the letter of a reset helps, since it
 * makes its browser known.
 */
async function takeStrangersTry(
  services: Services,
  { identifier, address, proof }: Stranger,
): Promise<{ ok: true; value: Counted[] } | Refusal<'sign-in-by-letter'> | ProofNeeded> {
  const own: Counted = ['sign-in:account', identifier];
  const reserved: Counted = ['sign-in:account-proven', identifier];
  const free: Counted[] = [own, ['sign-in:address', address], ['sign-in:everyone', '']];
  const full = await fullLimits(services, [...free, reserved]);
  const ownFull = full.includes(own[0]);
  if (ownFull && full.includes(reserved[0])) return refuse('sign-in-by-letter');
  const wanted = { purpose: 'sign-in', subject: identifier };
  if (await takeSolvedPuzzle(services, wanted, proof)) {
    for (const one of [own, reserved]) if (await takeTry(services, ...one)) return accept([one]);
    return refuse('sign-in-by-letter');
  }
  if (!free.some(([limit]) => full.includes(limit)) && (await takeTries(services, free))) return accept(free);
  const { minutes } = limits[ownFull ? 'sign-in:account' : 'sign-in:address'];
  return askForProof(services, { ...wanted, again: proof !== '' }, minutes);
}

/** Stores the right password's hash at today's cost; one that was changed meanwhile stays. */
async function rehash(
  { db, auth }: Services,
  { personId, hash }: Holder,
  password: string,
  address: string,
): Promise<void> {
  const anew = await auth.hashPassword(password, address).catch((error: unknown) => {
    // The next sign-in may have the capacity.
    if (error instanceof BusyError) return null;
    throw error;
  });
  if (anew === null) return;
  await db
    .updateTable('passwords')
    .set({ hash: anew })
    .where('person_id', '=', personId)
    .where('hash', '=', hash)
    .execute();
}

type Holder = { personId: string; hash: string; mustChange: boolean; setAt: Date };

/** A family may share a number; of more accounts the newest are not checked. */
const mostHolders = 3;

/**
 * The accounts that an e-mail address (one at most) or a phone number names: first the one that has
 * proven the number, then the oldest. A number in a profile is anybody's word, so each of them may
 * have the password that was typed: whoever writes another's number into an account of their own
 * neither takes it away nor learns that it was known.
 */
async function findHolders(
  { db }: Services,
  identifier: ReturnType<typeof readIdentifier>,
): Promise<Holder[]> {
  return db
    .selectFrom('passwords')
    .innerJoin('people', 'people.id', 'passwords.person_id')
    .leftJoin('profiles', 'profiles.person_id', 'people.id')
    .select(['people.id as personId', 'passwords.hash'])
    .select(['passwords.must_change as mustChange', 'passwords.changed_at as setAt'])
    .where(({ eb, selectFrom }) =>
      identifier.kind === 'phone'
        ? eb(
            'people.id',
            'in',
            // A union, not an 'or' over two tables: each half has its index.
            selectFrom('profiles')
              .select('person_id')
              .where('phone', '=', identifier.value)
              .union(selectFrom('people').select('id as person_id').where('mobile', '=', identifier.value)),
          )
        : eb('people.email', '=', identifier.value),
    )
    .orderBy(sql`people.mobile is not distinct from ${identifier.value}`, 'desc')
    .orderBy('people.created_at')
    .orderBy('people.id')
    .limit(mostHolders)
    .execute();
}
