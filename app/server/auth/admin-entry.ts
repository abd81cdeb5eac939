import { adminEntryMinutes } from '#core/people/limits.ts';
import { accept } from '#core/result.ts';
import { hashLinkSecret, newLinkSecret } from '../sealing/secrets.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../write/in-transaction.ts';
import { holdPassword } from './hold-password.ts';
import { entrySecretOf } from './session-headers.ts';

/** Somebody typed the right password at the admin sign-in and owes a code. */
export type AdminEntry = { personId: string; email: string; used: boolean };

/**
 * The secret goes into a cookie of this browser; it opens nothing but the page that asks for the
 * code. Throws a redirect where the password, set since `passwordSetAt`, was changed meanwhile.
 */
export async function openEntry(services: Services, personId: string, passwordSetAt: Date): Promise<string> {
  const secret = newLinkSecret();
  const expiresAt = new Date(services.clock().getTime() + adminEntryMinutes * 60_000);
  const row = {
    ...{ token_hash: hashLinkSecret(secret), person_id: personId },
    ...{ expires_at: expiresAt, used_at: null },
  };
  await inTransaction(services, async ({ trx }) => {
    await holdPassword(trx, personId, passwordSetAt);
    await trx.insertInto('admin_entries').values(row).execute();
    return accept(null);
  });
  return secret;
}

/** The entry of this browser; null where there is none or it expired. */
export async function findEntry(services: Services, request: Request): Promise<AdminEntry | null> {
  const { db, clock } = services;
  const secret = entrySecretOf(services, request);
  if (!secret) return null;
  const found = await db
    .selectFrom('admin_entries')
    .innerJoin('people', 'people.id', 'person_id')
    .select(['person_id as personId', 'email', 'used_at'])
    .where('token_hash', '=', hashLinkSecret(secret))
    .where('expires_at', '>', clock())
    .where('email', 'is not', null)
    .$narrowType<{ email: string }>()
    .executeTakeFirst();
  return found ? { personId: found.personId, email: found.email, used: found.used_at !== null } : null;
}

/** Closes the entry, once: only one of two requests with it gets a session for it. */
export async function closeEntry(services: Services, request: Request): Promise<boolean> {
  const { db, clock } = services;
  const closed = await db
    .updateTable('admin_entries')
    .set({ used_at: clock() })
    .where('token_hash', '=', hashLinkSecret(entrySecretOf(services, request) ?? ''))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return closed.numUpdatedRows > 0n;
}
