import { sql } from 'kysely';
import type { Nights } from '#core/stay/nights.ts';
import type { Transaction } from '#server/db/schema.ts';
import { returnToGroups } from './return-to-group.ts';

export type NamedRoom = {
  id: string;
  number: string;
  closed: boolean;
  kindId: string;
  kindTitle: string;
  sleeps: number;
};

/**
 * Rooms that somebody names, locked in the order of their ids, as whoever looks for rooms locks
 * them.
 */
export async function lockNamedRooms(
  trx: Transaction,
  ids: readonly string[],
): Promise<Map<string, NamedRoom>> {
  const rows = await trx
    .selectFrom('rooms')
    .innerJoin('room_types', 'room_types.id', 'rooms.room_type_id')
    .select(['rooms.id', 'number', 'closed', 'room_type_id as kindId', 'room_types.title as kindTitle'])
    .select('sleeps')
    .where('rooms.id', '=', sql<string>`any(${[...ids]})`)
    .orderBy('rooms.id')
    .forUpdate('rooms')
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Whether a locked room is nobody's on these nights; what was held on them and ran out is deleted,
 * or kept for its group again.
 * A stay's own nights count too: it has no night twice.
 */
export async function isFreeRoom(
  trx: Transaction,
  { roomId, arrival, departure, now }: Nights & { roomId: string; now: Date },
): Promise<boolean> {
  const asked = sql<boolean>`room_id = ${roomId} and night >= ${arrival} and night < ${departure}`;
  await returnToGroups(trx, sql`${asked} and until <= ${now}`, now);
  await trx.deleteFrom('room_nights').where(asked).where('until', '<=', now).execute();
  const taken = await trx.selectFrom('room_nights').select('night').where(asked).executeTakeFirst();
  return taken === undefined;
}
