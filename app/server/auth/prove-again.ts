import { isFreshlyProven } from '#core/people/fresh-proof.ts';
import type { Staff } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { Services } from '../services.ts';
import { provePassword } from './prove-password.ts';
import { proveSecondFactor } from './prove-second-factor.ts';
import { hasSecondFactor } from './second-factor-queries.ts';

export type ProofAgain = Outcome<Staff, 'proof-needed' | 'proof-wrong' | 'sign-in-locked'>;

/**
 * The member of staff with a fresh proof: unchanged where they typed a password or code within the
 * last minutes, else by what is typed now, the password or a code of their app. It holds for this
 * session.
 */
export async function proveAgain(services: Services, staff: Staff, typed: string): Promise<ProofAgain> {
  const { db, clock } = services;
  if (isFreshlyProven(staff, clock())) return accept(staff);
  if (typed.trim() === '') return refuse('proof-needed', 'proof');
  const code = typed.replace(/\s/g, '');
  const isCode = /^\d{6}$/.test(code) && (await hasSecondFactor(services, staff.personId));
  const proven = isCode
    ? await proveSecondFactor(services, staff, code)
    : await provePassword(services, staff, typed);
  if (!proven.ok) return refuse(proven.code === 'sign-in-locked' ? proven.code : 'proof-wrong', 'proof');
  const provenAt = clock();
  await db.updateTable('sessions').set({ proven_at: provenAt }).where('id', '=', staff.sessionId).execute();
  return accept({ ...staff, provenAt });
}
