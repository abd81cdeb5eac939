import { readConsent } from '#core/fields/consent.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { readName } from '#core/fields/name.ts';
import { accept, type FormOutcome, type Refusal, refuse } from '#core/result.ts';
import { language } from '#messages/language.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import { hashLinkSecret } from '../sealing/secrets.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../write/in-transaction.ts';
import { tieMobile } from './tie-mobile.ts';

type Typed = { fullName: string; acceptTerms: string };

/** Makes the account of a proven number, once: deleting the row of its code decides who does. */
export async function finishMobileSignUp(
  services: Services,
  secret: string,
  typed: Typed,
): Promise<FormOutcome<{ personId: string }> | Refusal<'otp-expired'>> {
  const form = new FormReader();
  const name = form.read('fullName', readName(typed.fullName)) ?? '';
  form.read('acceptTerms', readConsent(typed.acceptTerms));
  const read = form.answer({ name });
  if (!read.ok) return read;
  const { clock, ids } = services;
  return inTransaction(services, async ({ trx }) => {
    const now = clock();
    const proven = await trx
      .deleteFrom('mobile_codes')
      .where('browser_hash', '=', hashLinkSecret(secret))
      .where('person_id', 'is', null)
      .where('proven_at', 'is not', null)
      .where('expires_at', '>', now)
      .returning('mobile')
      .executeTakeFirst();
    if (!proven) return refuse('otp-expired');
    const { mobile } = proven;
    await takeAdvisoryLock(trx, `account:${mobile}`);
    const personId = ids('per');
    const created = await trx
      .insertInto('people')
      .values({ id: personId, name, email: null, email_verified: false, mobile })
      .onConflict((conflict) => conflict.column('mobile').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!created) return refuse('otp-expired');
    await trx
      .insertInto('profiles')
      .values({ person_id: personId, phone: mobile, language, updated_at: now })
      .execute();
    await tieMobile(trx, personId, { mobile, now });
    return accept({ personId });
  });
}
