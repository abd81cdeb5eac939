import { officeEntryMinutes } from '#core/people/limits.ts';
import { hashLinkSecret, newLinkSecret } from '../auth/secrets.ts';
import { entrySecretOf } from '../auth/session-headers.ts';
import type { Services } from '../services.ts';

/** Somebody told the right password at the office's door and owes a code. */
export type OfficeEntry = { personId: string; email: string; used: boolean };

/** The secret goes into a cookie of this browser; it opens nothing but the page that asks for the code. */
export async function openEntry({ db, clock }: Services, personId: string): Promise<string> {
  const secret = newLinkSecret();
  const expiresAt = new Date(clock().getTime() + officeEntryMinutes * 60_000);
  await db
    .insertInto('office_entries')
    .values({ token_hash: hashLinkSecret(secret), person_id: personId, expires_at: expiresAt, used_at: null })
    .execute();
  return secret;
}

/** The entry that this browser stands in; null where there is none or it ran out. */
export async function findEntry({ db, clock }: Services, request: Request): Promise<OfficeEntry | null> {
  const secret = entrySecretOf(request);
  if (!secret) return null;
  const found = await db
    .selectFrom('office_entries')
    .innerJoin('people', 'people.id', 'person_id')
    .select(['person_id as personId', 'email', 'used_at'])
    .where('token_hash', '=', hashLinkSecret(secret))
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  return found ? { personId: found.personId, email: found.email, used: found.used_at !== null } : null;
}

/** Ends the entry, once: only one of two who hold it gets a session for it. */
export async function closeEntry({ db, clock }: Services, request: Request): Promise<boolean> {
  const closed = await db
    .updateTable('office_entries')
    .set({ used_at: clock() })
    .where('token_hash', '=', hashLinkSecret(entrySecretOf(request) ?? ''))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return closed.numUpdatedRows > 0n;
}
