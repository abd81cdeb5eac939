import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { lockShifts } from './lock-shifts.ts';

/** How many days names and numbers are stored after a shift: until the next year's is planned. */
export const volunteerStoredDays = 400;

/** Deletes volunteers that a condition names; the shifts stay. */
export async function forgetVolunteers(trx: Db, are: RawBuilder<boolean>): Promise<void> {
  await lockShifts(trx, sql`id in (select shift_id from shift_volunteers where ${are})`);
  await trx.deleteFrom('shift_volunteers').where(are).execute();
}
