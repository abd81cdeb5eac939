import { sql } from 'kysely';
import { accept, type FormOutcome, invalidField } from '#core/result.ts';
import { countNights, type Nights } from '#core/stay/nights.ts';
import type { Transaction } from '#server/db/schema.ts';

type Asked = Nights & { bookingId: string; kindId: string; rooms: number };

/** Whether rooms are still kept for a group. */
export async function isOpenGroup(trx: Transaction, groupId: string, now: Date): Promise<boolean> {
  const night = await trx
    .selectFrom('room_nights')
    .select('night')
    .where('group_id', '=', groupId)
    .where('until', '>', now)
    .limit(1)
    .executeTakeFirst();
  return night !== undefined;
}

/**
 * Turns nights that are kept for a group over to a stay of it: so many rooms of the kind, each for
 * all its nights, in the order of the house. Refused beside the rooms where the group has fewer.
 * The caller has locked the rooms of the kind.
 */
export async function drawFromGroup(
  trx: Transaction,
  groupId: string,
  { bookingId, kindId, rooms, arrival, departure }: Asked,
): Promise<FormOutcome<null>> {
  const asked = sql<boolean>`group_id = ${groupId} and night >= ${arrival} and night < ${departure}`;
  const reserved = await trx
    .selectFrom('room_nights')
    .innerJoin('rooms', 'rooms.id', 'room_id')
    .select('room_id')
    .where(asked)
    .where('room_type_id', '=', kindId)
    .groupBy(['room_id', 'position', 'number'])
    .having(({ fn, eb }) => eb(fn.countAll(), '=', countNights({ arrival, departure })))
    .orderBy('position')
    .orderBy('number')
    .limit(rooms)
    .execute();
  if (reserved.length < rooms) return invalidField('rooms', 'stay-group-fewer', { n: reserved.length });
  await trx
    .updateTable('room_nights')
    .set({ group_id: null, booking_id: bookingId, until: null })
    .where(asked)
    .where('room_id', '=', sql<string>`any(${reserved.map(({ room_id }) => room_id)})`)
    .execute();
  return accept(null);
}
