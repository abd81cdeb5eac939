import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { payerColumns } from './payer-columns.ts';

/**
 * `guest`: what was done under this address; `mobile`: what was done under this number without an
 * address since a moment. Ties donations, orders, stays, passes and seats to an account, or unties
 * them from the one that is deleted (`to` null). Donations are locked in the order of their ids, as
 * by everybody who locks several (`lockDonations`): a refund that locks two of them waits, without
 * a deadlock.
 */
export async function tiePurchases(
  trx: Db,
  of: { personId: string } | { guest: string } | { mobile: string; since: Date },
  to: string | null,
): Promise<void> {
  for (const [table, { email, phone }] of Object.entries(payerColumns)) {
    const theirs =
      'personId' in of
        ? sql`person_id = ${of.personId}`
        : 'guest' in of
          ? sql`person_id is null and lower(${sql.ref(email)}) = ${of.guest}`
          : sql`person_id is null and ${sql.ref(email)} is null and ${sql.ref(phone)} = ${of.mobile}
              and created_at >= ${of.since}`;
    await sql`update ${sql.table(table)} set person_id = ${to}
      where id in (select id from ${sql.table(table)} where ${theirs} order by id for update)`.execute(trx);
  }
}
