import type { Updateable } from 'kysely';
import { readOtp } from '#core/fields/otp.ts';
import { normalPassword } from '#core/fields/password.ts';
import { signUpHours } from '#core/people/limits.ts';
import type { WrongCode } from '#core/people/wrong-code.ts';
import { type Outcome, refuse } from '#core/result.ts';
import type { SignUpsTable } from '../db/schema/people.ts';
import { hashCode, hashLinkSecret, sameHash } from '../sealing/secrets.ts';
import type { Services } from '../services.ts';
import { finishSignUp } from './finish-sign-up.ts';

export type Verified =
  | Outcome<{ personId: string }, 'otp-expired' | 'otp-invalid'>
  | WrongCode<'otp-wrong' | 'sign-in-wrong'>;

/**
 * Proves the address by the code from the letter. Each call costs one of five tries, whatever runs
 * beside it.
 */
export async function verifyEmail(services: Services, signUpId: string, typed: string): Promise<Verified> {
  const code = readOtp(typed);
  if (!code.ok) return refuse('otp-invalid');
  const signUp = await takeCodeTry(services, { id: signUpId });
  if (!signUp) return refuse('otp-expired');
  const right = sameHash(signUp.code_hash, hashCode(services.config.sessionSecret, signUp.id, code.value));
  if (!right) return { ok: false, code: 'otp-wrong', triesLeft: signUp.tries_left };
  return finishSignUp(services, signUp.id);
}

/**
 * Proves the address by the link. In the browser that signed up the link is enough; in another one
 * the password is required too, so that nobody confirms an account that a stranger prepared with
 * their address.
 */
export async function verifyEmailByLink(
  services: Services,
  linkSecret: string,
  proof: { signUpId: string | null; password: string },
): Promise<Verified> {
  const signUp = await takeCodeTry(services, { link_hash: hashLinkSecret(linkSecret) });
  if (!signUp) return refuse('otp-expired');
  if (signUp.id !== proof.signUpId) {
    const right = await services.auth.verifyPassword(signUp.password_hash, normalPassword(proof.password));
    if (!right) return { ok: false, code: 'sign-in-wrong', triesLeft: signUp.tries_left };
  }
  return finishSignUp(services, signUp.id);
}

/**
 * For the link's page: whether the link still works and whether this browser began the sign-up.
 * Changes nothing.
 */
export async function findSignUpByLink(services: Services, linkSecret: string) {
  return services.db
    .selectFrom('sign_ups')
    .select(['id', 'name', 'email'])
    .where('link_hash', '=', hashLinkSecret(linkSecret))
    .where('tries_left', '>', 0)
    .where('created_at', '>', new Date(services.clock().getTime() - signUpHours * 3_600_000))
    .executeTakeFirst();
}

/** What the code page shows of a sign-up; null once it is finished or deleted. */
export async function findSignUp(services: Services, id: string) {
  const found = await services.db
    .selectFrom('sign_ups')
    .select(['email', 'code_sent_at', 'tries_left'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}

async function takeCodeTry(
  { db, clock }: Services,
  which: Pick<Updateable<SignUpsTable>, 'id' | 'link_hash'>,
) {
  const now = clock();
  const byLink = which.link_hash !== undefined;
  return db
    .updateTable('sign_ups')
    .set((row) => ({ tries_left: row('tries_left', '-', 1) }))
    .where(byLink ? 'link_hash' : 'id', '=', (byLink ? which.link_hash : which.id) ?? '')
    .where('tries_left', '>', 0)
    .where(
      byLink ? 'created_at' : 'code_expires_at',
      '>',
      byLink ? new Date(now.getTime() - signUpHours * 3_600_000) : now,
    )
    .returning(['id', 'code_hash', 'password_hash', 'tries_left'])
    .executeTakeFirst();
}
