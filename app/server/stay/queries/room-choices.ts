import { sql } from 'kysely';
import type { Nights } from '#core/stay/nights.ts';
import type { Housekeeping } from '#core/stay/room.ts';
import type { StayView } from '#core/stay/stay-view.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Services } from '#server/services.ts';
import { nameKinds } from '../name-kinds.ts';

export type RoomChoice = {
  id: string;
  number: string;
  kindId: string;
  kindTitle: string;
  housekeeping: Housekeeping;
};

/** A room that a stay has on coming nights, and where it could go for all of them. */
export type RoomOfStay = Nights & { id: string; number: string; others: RoomChoice[] };

type Reading = Pick<Services, 'db' | 'clock'>;

/** The rooms of a stay that is booked or in the house, with the free ones for each; else none. */
export async function listRoomsOfStay(services: Reading, stay: StayView): Promise<RoomOfStay[]> {
  if (!['booked', 'in-house'].includes(stay.stage)) return [];
  const { rows } = await sql<Omit<RoomOfStay, 'others'>>`
    select rooms.id, number, min(night) as arrival, max(night) + 1 as departure
    from room_nights join rooms on rooms.id = room_id
    where booking_id = ${stay.id} and night >= ${templeDay(services.clock())}
    group by rooms.id order by min(night), position, number`.execute(services.db);
  return Promise.all(
    rows.map(async (room) => ({ ...room, others: await listFreeRooms(services, stay.kindId, room) })),
  );
}

/**
 * Rooms that are free on all these nights and sleep as many as the kind, those of the kind first.
 * `own`: rooms that the stay keeps where they are free, whatever they sleep and also where they are
 * closed.
 */
export async function listFreeRooms(
  { db, clock }: Reading,
  kindId: string,
  { arrival, departure }: Nights,
  own: readonly string[] = [],
): Promise<RoomChoice[]> {
  const { rows } = await sql<RoomChoice>`
    select rooms.id, number, room_type_id as "kindId", kind.title as "kindTitle", housekeeping
    from rooms join room_types as kind on kind.id = room_type_id
    where (rooms.id = any(${[...own]})
        or not closed and kind.sleeps >= (select sleeps from room_types where id = ${kindId}))
      and not exists (select from room_nights as night where night.room_id = rooms.id
        and night.night >= ${arrival} and night.night < ${departure}
        and (night.until is null or night.until > ${clock()}))
    order by room_type_id <> ${kindId}, kind.position, kind.id, rooms.position, number`.execute(db);
  return nameKinds({ db }, rows);
}
