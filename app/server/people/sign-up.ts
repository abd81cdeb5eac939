import { readSignUp, type SignUp, type TypedSignUp } from '#core/people/read-sign-up.ts';
import { accept, type FormOutcome, invalidField, type Refusal, refuse } from '#core/result.ts';
import { isBreachedPassword } from '../auth/breached-passwords.ts';
import { type Sender, type TurnRefused, takeTurn } from '../auth/take-turn.ts';
import { takeTry } from '../auth/tries.ts';
import type { Services } from '../services.ts';
import { startSignUp } from './start-sign-up.ts';

/**
 * Takes a sign-up and sends a code to its address. An address that has an account gets a letter
 * that says so instead; what the visitor sees, and the work done, are the same (rule R14). The
 * returned id belongs into a cookie of this browser.
 */
export async function signUp(
  services: Services,
  typed: TypedSignUp,
  sender: Sender,
): Promise<FormOutcome<{ signUpId: string }> | Refusal<'too-many-codes'> | TurnRefused> {
  const read = readSignUp(typed);
  if (!read.ok) return read;
  const input: SignUp = read.value;
  if (await isBreachedPassword(input.password)) {
    return invalidField('password', 'password-breached');
  }
  const turn = await takeTurn(services, 'sign-up', sender);
  if (!turn.ok) return turn;
  if (!(await takeTry(services, 'code:email', input.email))) return refuse('too-many-codes');
  const passwordHash = await services.auth.hashPassword(input.password, sender.address);
  return accept({ signUpId: await startSignUp(services, input, passwordHash) });
}
