import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

/** Locks rooms in the order of their ids, as everybody who looks for rooms does. */
export async function lockRoomsWhere(trx: Db, are: RawBuilder<unknown>): Promise<void> {
  await sql`select id from rooms where ${are} order by id for update`.execute(trx);
}

/**
 * Locks the rooms that these groups have nights in, before their nights are freed: who books out of
 * a group has locked them too, so neither sees half of what the other does.
 */
export async function lockGroupRooms(trx: Db, groupIds: readonly string[]): Promise<void> {
  await lockRoomsWhere(
    trx,
    sql`id in (select room_id from room_nights where group_id = any(${[...groupIds]}))`,
  );
}
