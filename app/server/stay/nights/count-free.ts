import { sql } from 'kysely';
import type { Nights } from '#core/stay/nights.ts';
import type { Db } from '#server/db/schema.ts';

/**
 * How many rooms of each kind are free for all these nights, read only: what is held and expired is
 * free.
 */
export async function countFree(
  db: Db,
  { arrival, departure }: Nights,
  { now }: { now: Date },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ kind: string; free: number }>`
    select room_type_id as kind, count(*)::int as free from rooms
    where not closed and not exists (select from room_nights as night
      where night.room_id = rooms.id and night.night >= ${arrival} and night.night < ${departure}
        and (night.until is null or night.until > ${now}))
    group by room_type_id`.execute(db);
  return new Map(rows.map(({ kind, free }) => [kind, free]));
}

/**
 * How many rooms a booking could have on other nights, read only and with no lock: as
 * `findFreeRooms` chooses them, its own rooms too where they are of another kind or closed, and its
 * own nights do not count.
 */
export async function countFreeFor(
  db: Db,
  { bookingId, kindId, arrival, departure, now }: Nights & { bookingId: string; kindId: string; now: Date },
): Promise<number> {
  const { rows } = await sql<{ free: number }>`
    select count(*)::int as free from rooms
    where (room_type_id = ${kindId} and not closed
        or id in (select room_id from room_nights where booking_id = ${bookingId}))
      and not exists (select from room_nights as night
        where night.room_id = rooms.id and night.night >= ${arrival} and night.night < ${departure}
          and (night.until is null or night.until > ${now}) and night.booking_id is distinct from ${bookingId})`.execute(
    db,
  );
  return rows[0]?.free ?? 0;
}
