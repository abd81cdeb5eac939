import { normalPassword, readPassword } from '#core/fields/password.ts';
import { accept, type FormOutcome, type Outcome, refuse } from '#core/result.ts';
import { hashLinkSecret } from '../auth/secrets.ts';
import { rolesOf } from '../auth/viewer.ts';
import type { Services } from '../services.ts';
import { writeAudit } from './write-audit.ts';

export type TypedNewPassword = { token: string; password: string; confirmPassword: string };

/**
 * Sets a new password by the link from a letter. The link works once. What the old password opened or began ends with
 * it: every session, every other link, the step before the office's code, the key of an app that nobody confirmed. The
 * person comes back, so that their browser is known from then on (auth/known-browser.ts): however often the forgotten
 * password was tried, the new one opens at once. Of the office's staff it is noted.
 */
export async function resetPassword(
  services: Services,
  typed: TypedNewPassword,
  address: string,
): Promise<FormOutcome<{ personId: string }> | Outcome<never, 'link-invalid'>> {
  const password = readPassword(typed.password);
  if (!password.ok) return invalid('password', password.code);
  if (normalPassword(typed.confirmPassword) !== password.value) {
    return invalid('confirmPassword', 'passwords-differ');
  }
  const { db, clock, auth } = services;
  if (!(await isResetLink(services, typed.token))) return refuse('link-invalid');
  const hash = await auth.hashPassword(password.value);
  return db.transaction().execute(async (trx) => {
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
    await trx.deleteFrom('office_entries').where('person_id', '=', used.person_id).execute();
    await trx
      .deleteFrom('second_factors')
      .where('person_id', '=', used.person_id)
      .where('confirmed_at', 'is', null)
      .execute();
    if ((await rolesOf({ ...services, db: trx }, used.person_id)).length > 0) {
      const doer = { personId: used.person_id, address };
      await writeAudit(trx, services, doer, { action: 'password.changed', subject: used.person_id });
    }
    return accept({ personId: used.person_id });
  });
}

/** Whether the page should offer its form. Changes nothing. */
export async function isResetLink({ db, clock }: Services, token: string): Promise<boolean> {
  const link = await db
    .selectFrom('password_resets')
    .select('person_id')
    .where('token_hash', '=', hashLinkSecret(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  return link !== undefined;
}

function invalid(field: keyof TypedNewPassword, code: string): FormOutcome<never> {
  return { ok: false, code: 'invalid', problems: [{ field, code }] };
}
