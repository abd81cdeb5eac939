import { readSignUp, type SignUp, type TypedSignUp } from '#core/people/read-sign-up.ts';
import { accept, type FormOutcome, type Outcome, refuse } from '#core/result.ts';
import { takeTry } from '../auth/tries.ts';
import type { Services } from '../services.ts';
import { startSignUp } from './start-sign-up.ts';

/**
 * Takes a sign-up and sends a code to its address. An address that has an account gets a letter that says so instead;
 * what the visitor sees, and the work done, are the same (reliability-requirements 30).
 * The id that comes out belongs into a cookie of this browser.
 */
export async function signUp(
  services: Services,
  typed: TypedSignUp,
  address: string,
): Promise<FormOutcome<{ signUpId: string }> | Outcome<never, 'too-many-tries' | 'too-many-codes'>> {
  const read = readSignUp(typed);
  if (!read.ok) return read;
  const wish: SignUp = read.value;
  if (!(await takeTry(services, 'sign-up:address', address))) return refuse('too-many-tries');
  if (!(await takeTry(services, 'code:email', wish.email))) return refuse('too-many-codes');
  const passwordHash = await services.auth.hashPassword(wish.password);
  return accept({ signUpId: await startSignUp(services, wish, passwordHash) });
}
