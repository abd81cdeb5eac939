import { normalPassword } from '#core/fields/password.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';
import { forgetTries, takeTry } from './tries.ts';

/** Who is asked for their own password again; the address for the log. */
type SignedIn = { personId: string; address?: string };

/**
 * Asks a signed-in person for the password again, before something that a thief of the session
 * would like to do. Five tries, then a pause of 15 minutes, whatever strangers try at the sign-in.
 */
export async function provePassword(
  services: Services,
  { personId, address }: SignedIn,
  typed: string,
): Promise<Outcome<null, 'password-wrong' | 'sign-in-locked'>> {
  if (!(await takeTry(services, 'own-password:account', personId))) return refuse('sign-in-locked');
  const stored = await services.db
    .selectFrom('passwords')
    .select('hash')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  if (!(await services.auth.verifyPassword(stored?.hash ?? null, normalPassword(typed)))) {
    noteSecurityEvent(services, 'proof.failed', { personId, address, how: 'password' });
    return refuse('password-wrong', 'password');
  }
  await forgetTries(services, 'own-password:account', personId);
  return accept(null);
}
