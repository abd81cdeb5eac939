import { sql } from 'kysely';
import { templeDay } from '#core/time/temple-day.ts';
import { hasRested, isBehind } from '#server/bookings/passed-offers.ts';
import type { Services } from '#server/services.ts';
import type { WaitRow } from './wait-row.ts';

const line = { list: 'stay_waits', of: 'room_type_id' } as const;

/**
 * Who waits for nights that are free now, in the order of coming, but whoever let an offer pass or
 * gave it back behind the others: one statement, read only, and
 * nothing is locked. Whether the nights are still free is seen by who offers them.
 */
export async function listFitting({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<WaitRow[]> {
  const now = clock();
  return db
    .selectFrom('stay_waits')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('arrival', '>', templeDay(now))
    .where(
      sql<boolean>`(select count(*) from rooms
        where rooms.room_type_id = stay_waits.room_type_id and not closed and not exists (select from room_nights as night
          where night.room_id = rooms.id and night.night >= stay_waits.arrival and night.night < stay_waits.departure
            and (night.until is null or night.until > ${now}))) >= stay_waits.rooms`,
    )
    .where(hasRested(line, now))
    .orderBy(isBehind(line))
    .orderBy('made_at')
    .orderBy('id')
    .execute();
}
