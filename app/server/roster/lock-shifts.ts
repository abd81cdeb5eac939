import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/schema.ts';

/**
 * Locks shifts in the order of their ids, before anything of their volunteers is changed: a trigger
 * counts into the shift, so who locked a volunteer first would wait for who locked the shift.
 */
export async function lockShifts(trx: Db, are: RawBuilder<unknown>): Promise<void> {
  await sql`select id from shifts where ${are} order by id for update`.execute(trx);
}
