import { sql } from 'kysely';
import type { Nights } from '#core/stay/nights.ts';
import type { Db } from '#server/db/schema.ts';

/**
 * How many rooms of each kind are free for all these nights, read only: what is held and expired is
 * free. `besides`: a booking whose own nights do not count.
 */
export async function countFree(
  db: Db,
  { arrival, departure }: Nights,
  { now, besides = '' }: { now: Date; besides?: string },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ kind: string; free: number }>`
    select room_type_id as kind, count(*)::int as free from rooms
    where not closed and not exists (select from room_nights as night
      where night.room_id = rooms.id and night.night >= ${arrival} and night.night < ${departure}
        and (night.until is null or night.until > ${now}) and night.booking_id is distinct from ${besides})
    group by room_type_id`.execute(db);
  return new Map(rows.map(({ kind, free }) => [kind, free]));
}
