import { codeLife } from '#core/people/limits.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { language } from '#messages/language.ts';
import { type Counted, fullLimits, returnTries, takeTries } from '../auth/tries.ts';
import { originOf } from '../bookings/unproven-shares.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import { hashCode, hashLinkSecret, newCode, newLinkSecret } from '../sealing/secrets.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';
import { queueTextMessage } from '../text-messages/queue-text-message.ts';
import { inTransaction } from '../write/in-transaction.ts';

type NewCode = {
  mobile: string;
  /** Who proves the number for their account; null: somebody who signs in. */
  personId: string | null;
  /** The limits of the one who asks: the number's, or those of a known browser. */
  own: readonly Counted[];
  /** Where the request came from: who asks waits between two codes; and for the log. */
  address?: string;
};

export type TextRefusal = 'too-many-codes' | 'texts-spent' | 'otp-resend-soon';

/** Of browsers in which the owner signed in before: strangers can not use these up. */
const ofKnown: readonly Counted[] = [['mobile-code:known-hour', '']];
const ofAll: readonly Counted[] = [
  ['mobile-code:site-hour', ''],
  ['mobile-code:site-day', ''],
];

/**
 * Sends a code to a number. Returns the secret for a cookie of the browser that asked: the code is
 * worth nothing in another, and a stranger who asks too ends nobody's code. Nothing here
 * looks at accounts, so known and unknown numbers get the same answer after the same work (rule
 * R14). Beyond the site's own limits nobody gets a code until the window ends, and the owners get a
 * letter: text messages cost money.
 */
export async function textCode(
  services: Services,
  { mobile, personId, own, address }: NewCode,
): Promise<Outcome<{ secret: string }, TextRefusal>> {
  const { config, clock, ids } = services;
  const isKnown = own.some(([limit]) => limit === 'mobile-code:browser');
  const counted = [...own, ...(isKnown ? ofKnown : ofAll)];
  const full = await fullLimits(services, counted);
  if (full.length > 0 || !(await takeTries(services, counted))) {
    if (own.some(([limit]) => full.includes(limit))) return refuse('too-many-codes');
    noteSecurityEvent(services, 'code.texts-spent', { address });
    return refuse('texts-spent');
  }
  const now = clock();
  const id = ids('mob');
  const [code, secret] = [newCode(), newLinkSecret()];
  const asker = personId ?? originOf(services, { address: address ?? '' });
  const row = {
    ...{
      id,
      asker,
      person_id: personId,
      browser_hash: hashLinkSecret(secret),
      sent_at: now,
      proven_at: null,
    },
    code_hash: hashCode(config.sessionSecret, id, code),
    expires_at: new Date(now.getTime() + codeLife.minutes * 60_000),
    tries_left: codeLife.tries,
  };
  const youngest = new Date(now.getTime() - codeLife.resendAfterSeconds * 1000);
  const sent = await inTransaction(services, async ({ trx, wake, afterCommit }) => {
    await takeAdvisoryLock(trx, `mobile-code:${mobile}`);
    const recent = await trx
      .selectFrom('mobile_codes')
      .select('id')
      .where('mobile', '=', mobile)
      .where('asker', '=', asker)
      .where('sent_at', '>', youngest)
      .executeTakeFirst();
    if (recent) return refuse('otp-resend-soon');
    await trx
      .insertInto('mobile_codes')
      .values({ mobile, ...row })
      .execute();
    await queueTextMessage(trx, services, {
      ...{ to: mobile, template: 'code', language, values: { code } },
      ...{ causeKey: `code:${id}`, usefulMinutes: codeLife.minutes },
    });
    wake('send-text-messages');
    afterCommit(() => noteSecurityEvent(services, 'code.texted', { personId, address }));
    return accept({ secret });
  });
  if (!sent.ok) await returnTries(services, counted);
  return sent;
}
