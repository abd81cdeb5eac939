import { sql } from 'kysely';
import { href } from 'react-router';
import { readEmail } from '#core/fields/email.ts';
import { readOtp } from '#core/fields/otp.ts';
import { codeLife } from '#core/people/limits.ts';
import { accountEmail } from '#core/people/read-sign-up.ts';
import type { Devotee } from '#core/people/viewer.ts';
import type { WrongCode } from '#core/people/wrong-code.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { type OwnerRefusal, proveOwner } from '../auth/prove-owner.ts';
import { takeTry } from '../auth/tries.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import { notifyAccount } from '../mail/notify-account.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import { hashCode, newCode, sameHash } from '../sealing/secrets.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../write/in-transaction.ts';
import { tiePurchases } from './tie-purchases.ts';

type AskRefusal = 'email-invalid' | 'email-same' | 'too-many-codes' | OwnerRefusal;

/**
 * The request for another address, or the first one: the password (or a fresh sign-in by mobile)
 * proves the person, a code that goes to the new address will prove the address. An address that
 * has an account gets the letter that says so
 * instead, and the answer here is the same.
 */
export async function askEmailChange(
  services: Services,
  devotee: Devotee,
  typed: { email: string; password: string },
): Promise<Outcome<true, AskRefusal>> {
  const { ids, clock, config } = services;
  const read = readEmail(typed.email);
  if (!read.ok) return refuse('email-invalid', 'email');
  const email = accountEmail(read.value);
  if (email === devotee.email) return refuse('email-same', 'email');
  const { personId } = devotee;
  const proven = await proveOwner(services, devotee, typed.password);
  if (!proven.ok) return proven;
  const mayWrite =
    (await takeTry(services, 'code:email', personId)) && (await takeTry(services, 'code:email', email));
  if (!mayWrite) return refuse('too-many-codes');
  const code = newCode();
  const row = {
    email,
    code_hash: hashCode(config.sessionSecret, personId, code),
    code_expires_at: new Date(clock().getTime() + codeLife.minutes * 60_000),
    tries_left: codeLife.tries,
  };
  return inTransaction(services, async ({ trx, wake }) => {
    await trx
      .insertInto('email_changes')
      .values({ person_id: personId, ...row })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
      .execute();
    const owner = await trx.selectFrom('people').select('name').where('email', '=', email).executeTakeFirst();
    await queueLetter(trx, ids, {
      to: email,
      ...(!owner && { reader: { personId } }),
      causeKey: `change-email:${row.code_hash}`,
      letter: owner
        ? { kind: 'account-exists', name: owner.name, link: `${config.publicUrl}${href('/signin')}` }
        : { kind: 'change-email', name: devotee.name, code },
    });
    wake('send-letters');
    return accept(true);
  });
}

type EmailChanged = Outcome<true, 'otp-invalid' | 'otp-expired'> | WrongCode;

/**
 * The code came back: from now on the new address signs in and gets the letters. What a guest gave,
 * bought, booked and asked under the old address stays this person's, links that went to the old
 * address no longer work, and the old address is notified.
 */
export async function confirmEmailChange(
  services: Services,
  { personId, name, email: before, address }: Devotee,
  typed: string,
): Promise<EmailChanged> {
  const code = readOtp(typed);
  if (!code.ok) return refuse('otp-invalid');
  const { db, clock, config, ids } = services;
  const tried = await db
    .updateTable('email_changes')
    .set((row) => ({ tries_left: row('tries_left', '-', 1) }))
    .where('person_id', '=', personId)
    .where('tries_left', '>', 0)
    .where('code_expires_at', '>', clock())
    .returningAll()
    .executeTakeFirst();
  if (!tried) return refuse('otp-expired');
  if (!sameHash(tried.code_hash, hashCode(config.sessionSecret, personId, code.value))) {
    noteSecurityEvent(services, 'code.wrong', { personId, address, how: 'new e-mail address' });
    return { ok: false, code: 'otp-wrong', triesLeft: tried.tries_left };
  }
  return inTransaction(services, async ({ trx, wake, afterCommit }): Promise<EmailChanged> => {
    // Deleting the row decides who gets it; an address that somebody else has meanwhile stays
    // theirs.
    const ticket = await trx
      .deleteFrom('email_changes')
      .where('person_id', '=', personId)
      .where('code_hash', '=', tried.code_hash)
      .executeTakeFirst();
    if (ticket.numDeletedRows === 0n) return refuse('otp-expired');
    await takeAdvisoryLock(trx, `account:${tried.email}`);
    const moved = await trx
      .updateTable('people')
      .set({ email: tried.email, email_verified: true, updated_at: clock() })
      .where('id', '=', personId)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('people as other').select('other.id').where('other.email', '=', tried.email))),
      )
      .executeTakeFirst();
    if (moved.numUpdatedRows === 0n) return refuse('otp-expired');
    afterCommit(() => noteSecurityEvent(services, 'email.changed', { personId, address }));
    await trx.deleteFrom('password_resets').where('person_id', '=', personId).execute();
    wake('send-letters');
    if (before === null) {
      await notifyAccount(trx, services, personId, { kind: 'email-added' });
      wake('send-text-messages');
      return accept(true);
    }
    await tiePurchases(trx, { guest: before }, personId);
    // What was asked and booked under the old address until now stays this person's too.
    await trx
      .updateTable('guests')
      .set({ account_id: personId, until: clock(), mark: sql`mark || ' ' || id` })
      .where('mark', '=', before)
      .execute();
    await queueLetter(trx, ids, {
      to: before,
      reader: { personId },
      causeKey: `email-changed:${tried.code_hash}`,
      letter: { kind: 'email-changed', name },
    });
    return accept(true);
  });
}
