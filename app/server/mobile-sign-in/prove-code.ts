import { readOtp } from '#core/fields/otp.ts';
import type { WrongCode } from '#core/people/wrong-code.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { hashCode, hashLinkSecret, sameHash } from '../sealing/secrets.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';

export type CodeRefusal = 'otp-invalid' | 'otp-expired';

/** Whose code it is: of this browser (by its cookie), for this account or for a sign-in. */
type Holder = { secret: string; personId: string | null; address?: string };

/**
 * Whether the typed code is the one that went out. Each call costs one of five tries, whatever runs
 * beside it; the caller uses the code up, once, in its transaction.
 */
export async function proveCode(
  { db, clock, config, ...services }: Services,
  { secret, personId, address }: Holder,
  typed: string,
): Promise<Outcome<{ id: string; mobile: string }, CodeRefusal> | WrongCode> {
  const code = readOtp(typed);
  if (!code.ok) return refuse('otp-invalid');
  const tried = await db
    .updateTable('mobile_codes')
    .set((row) => ({ tries_left: row('tries_left', '-', 1) }))
    .where('browser_hash', '=', hashLinkSecret(secret))
    .where('person_id', 'is not distinct from', personId)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', clock())
    .where('proven_at', 'is', null)
    .returning(['id', 'mobile', 'code_hash', 'tries_left'])
    .executeTakeFirst();
  if (!tried) return refuse('otp-expired');
  const { id, mobile } = tried;
  if (sameHash(tried.code_hash, hashCode(config.sessionSecret, id, code.value)))
    return accept({ id, mobile });
  noteSecurityEvent({ config, ...services }, 'code.wrong', { personId, address, how: 'mobile' });
  return { ok: false, code: 'otp-wrong', triesLeft: tried.tries_left };
}

export type WaitingCode = { mobile: string; proven: boolean };

/** The number that this browser asked a code for; null without one, and once it is used up. */
export async function findWaitingCode(
  { db, clock }: Services,
  secret: string,
  personId: string | null,
): Promise<WaitingCode | null> {
  const found = await db
    .selectFrom('mobile_codes')
    .select(['mobile', 'proven_at'])
    .where('browser_hash', '=', hashLinkSecret(secret))
    .where('person_id', 'is not distinct from', personId)
    .where((row) => row.or([row('proven_at', 'is', null), row('expires_at', '>', clock())]))
    .executeTakeFirst();
  return found ? { mobile: found.mobile, proven: found.proven_at !== null } : null;
}
