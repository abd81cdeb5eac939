import { accept, type Outcome, refuse } from '#core/result.ts';
import { forgetTries, takeTry } from '../auth/tries.ts';
import type { Services } from '../services.ts';
import { type ProofRefusal, takeAppCode } from './prove-second-factor.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { type Doer, writeAudit } from './write-audit.ts';

/**
 * The first code of an app came back: from now on codes are asked. Hands out the recovery codes, which are shown once
 * and kept as hashes only.
 */
export async function confirmSecondFactor(
  services: Services,
  doer: Doer,
  typed: string,
): Promise<Outcome<{ recoveryCodes: string[] }, ProofRefusal>> {
  const { db, clock } = services;
  const { personId } = doer;
  if (!(await takeTry(services, 'second-factor:account', personId))) return refuse('sign-in-locked');
  if (!(await takeAppCode(services, personId, typed.replace(/\s/g, ''))))
    return refuse('second-factor-wrong');
  await forgetTries(services, 'second-factor:account', personId);
  return db.transaction().execute(async (trx) => {
    const confirmed = await trx
      .updateTable('second_factors')
      .set({ confirmed_at: clock() })
      .where('person_id', '=', personId)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst();
    if (confirmed.numUpdatedRows === 0n) return refuse('second-factor-wrong');
    const recoveryCodes = await replaceRecoveryCodes(trx, personId);
    await writeAudit(trx, services, doer, { action: 'second-factor.set-up', subject: personId });
    return accept({ recoveryCodes });
  });
}
