import type { Staff } from '#core/people/viewer.ts';
import { type Outcome, refuse } from '#core/result.ts';
import type { Services } from '../services.ts';
import { type ProofRefusal, proveSecondFactor } from './prove-second-factor.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { findSecondFactor } from './second-factor-queries.ts';
import { writeAudit } from './write-audit.ts';

/** New recovery codes for oneself, against a code; the old ones no longer work. */
export async function renewRecoveryCodes(
  services: Services,
  staff: Staff,
  typed: string,
): Promise<Outcome<string[], ProofRefusal>> {
  if (!(await findSecondFactor(services, staff.personId))) return refuse('second-factor-wrong');
  const proven = await proveSecondFactor(services, staff, typed);
  if (!proven.ok) return proven;
  const value = await services.db.transaction().execute(async (trx) => {
    await writeAudit(trx, services, staff, { action: 'recovery-codes.renewed', subject: staff.personId });
    return replaceRecoveryCodes(trx, staff.personId);
  });
  return { ok: true, value };
}
