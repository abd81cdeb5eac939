import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

/**
 * Deletes entries of the waiting list with what their offers hold; the job's next run offers that
 * anew.
 */
export async function forgetWaits(trx: Db, are: RawBuilder<boolean>): Promise<void> {
  await sql`with gone as (delete from stay_waits where ${are} returning id)
    delete from unproven_shares where holder in (select id from gone)`.execute(trx);
}
