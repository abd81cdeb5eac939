import { readSecondFactor } from '#core/people/second-factor.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { type Actor, writeAudit } from '../audit/write-audit.ts';
import { hashLinkSecret } from '../sealing/secrets.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../write/in-transaction.ts';
import { matchingStep } from './totp.ts';
import { unsealTotpSecret } from './totp-secret.ts';
import { forgetTries, takeTry } from './tries.ts';

export type ProofRefusal = 'second-factor-wrong' | 'sign-in-locked';

/**
 * Accepts a code of the app or a recovery code. Five tries, then a pause of 15 minutes; no code is
 * accepted twice, also not from two requests at once. The use of a recovery code is logged.
 */
export async function proveSecondFactor(
  services: Services,
  actor: Actor,
  typed: string,
): Promise<Outcome<null, ProofRefusal>> {
  return tryCode(services, actor, async () => {
    const read = readSecondFactor(typed);
    if (!read) return false;
    return read.kind === 'app'
      ? takeAppCode(services, actor.personId, read.code)
      : takeRecoveryCode(services, actor, read.code);
  });
}

/** The first code of an app that was just set up. */
export async function proveNewApp(
  services: Services,
  actor: Actor,
  typed: string,
): Promise<Outcome<null, ProofRefusal>> {
  return tryCode(services, actor, () => takeAppCode(services, actor.personId, typed.replace(/\s/g, '')));
}

/**
 * Five tries for an account at anything that is asked besides the password, then a pause of 15
 * minutes.
 */
export async function tryCode(
  services: Services,
  { personId, address }: Actor,
  isRight: () => Promise<boolean>,
): Promise<Outcome<null, ProofRefusal>> {
  const about = { personId, address, how: 'second proof' };
  if (!(await takeTry(services, 'second-factor:account', personId))) {
    noteSecurityEvent(services, 'code.locked-out', about);
    return refuse('sign-in-locked');
  }
  if (!(await isRight())) {
    noteSecurityEvent(services, 'code.wrong', about);
    return refuse('second-factor-wrong');
  }
  await forgetTries(services, 'second-factor:account', personId);
  return accept(null);
}

/** Stores the step of the code, in one statement that only a later step passes. */
async function takeAppCode(
  { db, clock, sealer }: Services,
  personId: string,
  code: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('second_factors')
    .select('secret_sealed')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  const secret = row && unsealTotpSecret(sealer, personId, row.secret_sealed);
  const step = secret && matchingStep(secret, code, clock());
  if (!step) return false;
  const taken = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('person_id', '=', personId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

async function takeRecoveryCode(services: Services, actor: Actor, code: string): Promise<boolean> {
  const used = await inTransaction(services, async ({ trx }) => {
    const taken = await trx
      .updateTable('recovery_codes')
      .set({ used_at: services.clock() })
      .where('person_id', '=', actor.personId)
      .where('code_hash', '=', hashLinkSecret(code))
      .where('used_at', 'is', null)
      .executeTakeFirst();
    if (taken.numUpdatedRows === 0n) return refuse('second-factor-wrong');
    await writeAudit(trx, services, actor, { action: 'recovery-code.used', subject: actor.personId });
    return accept(null);
  });
  return used.ok;
}
