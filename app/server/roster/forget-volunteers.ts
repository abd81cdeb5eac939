import type { RawBuilder } from 'kysely';
import type { Db } from '../db/schema.ts';

/** How many days names and numbers are stored after a shift: until the next year's is planned. */
export const volunteerStoredDays = 400;

/** Deletes volunteers that a condition names; the shifts stay. */
export async function forgetVolunteers(trx: Db, are: RawBuilder<boolean>): Promise<void> {
  await trx.deleteFrom('shift_volunteers').where(are).execute();
}
