import { dayAfter } from '#core/requests/request-days.ts';
import type { Db } from '#server/db/schema.ts';

/**
 * The rooms of a stay's last night, also where that is over: on the day of departure, and after it.
 * In the order of their ids, as whoever names rooms locks them.
 */
export function roomsOfLastNight(
  db: Db,
  { id, departure }: { id: string; departure: string },
): Promise<{ id: string; number: string }[]> {
  return db
    .selectFrom('room_nights')
    .innerJoin('rooms', 'rooms.id', 'room_id')
    .select(['rooms.id', 'number'])
    .where('booking_id', '=', id)
    .where('night', '=', dayAfter(departure, -1))
    .orderBy('rooms.id')
    .execute();
}
