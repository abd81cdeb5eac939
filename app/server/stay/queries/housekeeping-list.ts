import { sql } from 'kysely';
import { byDoor, type Housekeeping } from '#core/stay/room.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Services } from '#server/services.ts';
import { nameKinds } from '../name-kinds.ts';

export type RoomToDo = {
  id: string;
  number: string;
  kindId: string;
  kindTitle: string;
  housekeeping: Housekeeping;
  /** Its guest leaves today, or should have left. */
  leaves: boolean;
  /** Who comes today: guests and rooms of the whole stay. No names, since the list lies about. */
  comes: { people: number; rooms: number } | null;
};

/** The rooms with something to do today, in the order in which one walks through the house. */
export async function listHousekeeping({ db, clock }: Services): Promise<RoomToDo[]> {
  const today = templeDay(clock());
  const { rows } = await sql<RoomToDo>`
    select rooms.id, rooms.number, room_types.id as "kindId", room_types.title as "kindTitle", housekeeping, leaving.id is not null as leaves,
      case when coming.id is not null
        then json_build_object('people', coming.adults + coming.children, 'rooms', coming.rooms) end as comes
    from rooms join room_types on room_types.id = room_type_id
      left join lateral (select stay.id from room_nights join stay_bookings as stay on stay.id = booking_id
        where room_id = rooms.id and stage = 'in-house' and departure <= ${today}::date and night = departure - 1
        limit 1) as leaving on true
      left join lateral (select stay.* from room_nights join stay_bookings as stay on stay.id = booking_id
        where room_id = rooms.id and night = ${today}::date and stage = 'booked') as coming on true
    where housekeeping <> 'clean' or leaving.id is not null or coming.id is not null`.execute(db);
  return (await nameKinds({ db }, rows)).toSorted(byDoor);
}
