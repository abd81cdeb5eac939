import type { OwnFacts } from '#core/fields/own-fact.ts';
import { normalPassword, readPassword } from '#core/fields/password.ts';
import { accept, type FormOutcome, invalidField, type Outcome, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { isBreachedPassword } from '../auth/breached-passwords.ts';
import { rolesOf } from '../auth/viewer.ts';
import { notifyAccount } from '../mail/notify-account.ts';
import { hashLinkSecret } from '../sealing/secrets.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../write/in-transaction.ts';

export type TypedNewPassword = { token: string; password: string; confirmPassword: string };

type Reset = Outcome<{ personId: string }, 'link-invalid'>;

/**
 * Sets a new password by the link from a letter. The link works once. What the old password opened
 * or began ends with it: every session, every other link, the step before the admin code, the key
 * of an app that nobody confirmed. Returns the person, so that their browser is known from then on
 * (auth/known-browser.ts): however often the forgotten password was tried, the new one opens at
 * once. A letter notifies them; `device` is the browser's User-Agent. For staff it is logged.
 */
export async function resetPassword(
  services: Services,
  typed: TypedNewPassword,
  address: string,
  device = '',
): Promise<FormOutcome<{ personId: string }> | Reset> {
  const owner = await findResetLink(services, typed.token);
  if (!owner) return refuse('link-invalid');
  const password = readPassword(typed.password, owner);
  if (!password.ok) return invalidField('password', password.code);
  if (await isBreachedPassword(password.value)) return invalidField('password', 'password-breached');
  if (normalPassword(typed.confirmPassword) !== password.value) {
    return invalidField('confirmPassword', 'passwords-differ');
  }
  const { clock, auth } = services;
  const hash = await auth.hashPassword(password.value);
  return inTransaction(services, async ({ trx, services: inside, wake, afterCommit }): Promise<Reset> => {
    const used = await trx
      .updateTable('password_resets')
      .set({ used_at: clock() })
      .where('token_hash', '=', hashLinkSecret(typed.token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', clock())
      .returning('person_id')
      .executeTakeFirst();
    if (!used) return refuse('link-invalid');
    const owned = { person_id: used.person_id };
    await trx
      .insertInto('passwords')
      .values({ ...owned, hash, must_change: false, changed_at: clock() })
      .onConflict((conflict) =>
        conflict.column('person_id').doUpdateSet({ hash, must_change: false, changed_at: clock() }),
      )
      .execute();
    await trx.deleteFrom('sessions').where('person_id', '=', used.person_id).execute();
    await trx.deleteFrom('password_resets').where('person_id', '=', used.person_id).execute();
    await trx.deleteFrom('admin_entries').where('person_id', '=', used.person_id).execute();
    await trx
      .deleteFrom('second_factors')
      .where('person_id', '=', used.person_id)
      .where('confirmed_at', 'is', null)
      .execute();
    const actor = { personId: used.person_id, address };
    if ((await rolesOf(inside, used.person_id)).length > 0) {
      await writeAudit(trx, services, actor, { action: 'password.changed', subject: used.person_id });
    }
    await notifyAccount(trx, services, used.person_id, { kind: 'password-changed', device });
    afterCommit(() => noteSecurityEvent(services, 'password.changed', actor));
    wake('send-letters');
    return accept({ personId: used.person_id });
  });
}

/** Whose password the link resets; null for one that expired or was used. Changes nothing. */
export async function findResetLink({ db, clock }: Services, token: string): Promise<OwnFacts | null> {
  const link = await db
    .selectFrom('password_resets as link')
    .innerJoin('people', 'people.id', 'link.person_id')
    .leftJoin('profiles', 'profiles.person_id', 'people.id')
    .select(['people.name', 'people.email', 'profiles.phone'])
    .where('link.token_hash', '=', hashLinkSecret(token))
    .where('link.used_at', 'is', null)
    .where('link.expires_at', '>', clock())
    .executeTakeFirst();
  return link ?? null;
}
