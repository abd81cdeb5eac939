import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

/** Deletes entries of the waiting list; what an offer of one held is free again when it ends. */
export async function forgetPassWaits(trx: Db, are: RawBuilder<boolean>): Promise<void> {
  await sql`with gone as (delete from event_waits where ${are} returning id)
    delete from unproven_shares where holder in (select id from gone)`.execute(trx);
}
