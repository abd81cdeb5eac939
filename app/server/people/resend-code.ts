import { accept, type Outcome, refuse } from '#core/result.ts';
import { returnTry, takeTry } from '../auth/tries.ts';
import type { Services } from '../services.ts';
import { renewSecrets } from './start-sign-up.ts';

/**
 * Sends a new code for a sign-up: not within 30 seconds of the last, and five an hour for an
 * address.
 */
export async function resendCode(
  services: Services,
  signUpId: string,
): Promise<Outcome<true, 'otp-expired' | 'otp-resend-soon' | 'too-many-codes'>> {
  const signUp = await services.db
    .selectFrom('sign_ups')
    .select('email')
    .where('id', '=', signUpId)
    .executeTakeFirst();
  if (!signUp) return refuse('otp-expired');
  if (!(await takeTry(services, 'code:email', signUp.email))) return refuse('too-many-codes');
  if (await renewSecrets(services, signUpId)) return accept(true);
  await returnTry(services, 'code:email', signUp.email);
  return refuse('otp-resend-soon');
}
