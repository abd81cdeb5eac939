import type { Db } from '../db/schema.ts';

/** A place is over after an hour; the office may look back for a day. */
const storedHours = 48;

/** Deletes who went in, and when which numbers were called, but for the last call of each door. */
export async function forgetPlaces(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - storedHours * 3_600_000);
  await db.deleteFrom('fair_door_entries').where('ends_at', '<', oldest).execute();
  await db
    .deleteFrom('fair_door_calls as call')
    .where('at', '<', oldest)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('fair_door_calls as later')
          .select('later.door_id')
          .whereRef('later.door_id', '=', 'call.door_id')
          .whereRef('later.called', '>', 'call.called'),
      ),
    )
    .execute();
}
