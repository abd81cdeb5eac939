import { readSetup, type Setup, type TypedSetup } from '#core/people/read-setup.ts';
import { accept, type FormOutcome, invalidField, type Outcome, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { isBreachedPassword } from '../auth/breached-passwords.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import type { Transaction } from '../db/schema.ts';
import { openGivingIn } from '../donations/open-giving.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../write/in-transaction.ts';
import { hasOwner, readSetupCode, takeSetupCode } from './setup-code.ts';

/** What /setup shows; null once somebody is an owner. */
export async function findSetup({ db }: Pick<Services, 'db'>): Promise<{ asksReceiver: boolean } | null> {
  if (await hasOwner({ db })) return null;
  const bodies = await db.selectFrom('legal_entities').select('id').limit(1).execute();
  return { asksReceiver: bodies.length === 0 };
}

/**
 * Makes the first owner, and the legal entity with its first cause, by the code of the log: all of
 * it or nothing, once. Whoever can read the log may do it, as with the commands; so the address
 * counts as proven, and an account under it gets the password that is chosen here.
 */
export async function setUpSite(
  services: Services,
  typed: TypedSetup,
  address: string,
): Promise<FormOutcome<null> | Outcome<never, 'already-set-up' | 'setup-code-wrong' | 'setup-locked'>> {
  const setup = await findSetup(services);
  if (!setup) return refuse('already-set-up');
  const code = await readSetupCode(services, typed.code);
  if (code === 'locked') return refuse('setup-locked', 'code');
  if (code === null) {
    noteSecurityEvent(services, 'code.wrong', { address, how: 'set-up' });
    return refuse('setup-code-wrong', 'code');
  }
  const read = readSetup(typed, setup);
  if (!read.ok) return read;
  const { owner, receiver } = read.value;
  if (await isBreachedPassword(owner.password)) {
    return invalidField('password', 'password-breached');
  }
  const hash = await services.auth.hashPassword(owner.password);
  return inTransaction(services, async (write) => {
    const { trx } = write;
    await takeAdvisoryLock(trx, `account:${owner.email}`);
    if (!(await takeSetupCode(trx, code)) || (await hasOwner({ db: trx }))) return refuse('already-set-up');
    const personId = await makeFirstOwner(trx, services, owner, hash);
    if (receiver) {
      const opened = await openGivingIn(write, receiver);
      if (!opened.ok) throw new Error(`the first legal entity was refused: ${opened.code}`);
    }
    const after = { roles: ['owner'] };
    await writeAudit(
      trx,
      services,
      { personId, address },
      { action: 'site.set-up', subject: personId, after },
    );
    return accept(null);
  });
}

async function makeFirstOwner(
  trx: Transaction,
  { ids, clock }: Services,
  { name, email }: Setup['owner'],
  hash: string,
): Promise<string> {
  const { id } = await trx
    .insertInto('people')
    .values({ id: ids('per'), name, email, email_verified: true })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email_verified: true }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const password = { hash, must_change: false, changed_at: clock() };
  await trx
    .insertInto('passwords')
    .values({ person_id: id, ...password })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(password))
    .execute();
  await trx.deleteFrom('sessions').where('person_id', '=', id).execute();
  await trx.insertInto('staff_roles').values({ person_id: id, role: 'owner' }).execute();
  return id;
}
