import { sql } from 'kysely';
import type { Room } from '#core/stay/room.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Services } from '#server/services.ts';
import { nameKinds } from '../name-kinds.ts';

export type RoomBlock = { id: string; from: string; to: string; reason: string };
export type HouseRoom = Room & {
  kindTitle: string;
  /** The number of the stay that has it tonight. */
  stay: { id: string; number: number } | null;
  blocks: RoomBlock[];
};

/** Every room in the order of the house, with tonight's guest and what is blocked. */
export async function listRooms({ db, clock }: Services): Promise<HouseRoom[]> {
  const today = templeDay(clock());
  const rows = await db
    .selectFrom('rooms')
    .innerJoin('room_types', 'room_types.id', 'rooms.room_type_id')
    .select(['rooms.id', 'room_type_id as kindId', 'number', 'closed', 'housekeeping', 'rooms.version'])
    .select([
      'room_types.title as kindTitle',
      sql<HouseRoom['stay']>`(select json_build_object('id', stay.id, 'number', stay.number)
        from room_nights as night join stay_bookings as stay on stay.id = night.booking_id
        where night.room_id = rooms.id and night.night = ${today} and night.until is null)`.as('stay'),
      sql<RoomBlock[]>`(select coalesce(json_agg(json_build_object('id', id, 'from', from_day, 'to', to_day,
        'reason', reason) order by from_day), '[]') from stay_blocks
        where room_id = rooms.id and lifted_at is null and to_day > ${today})`.as('blocks'),
    ])
    .orderBy('room_types.position')
    .orderBy('rooms.position')
    .orderBy('number')
    .execute();
  return nameKinds({ db }, rows);
}
