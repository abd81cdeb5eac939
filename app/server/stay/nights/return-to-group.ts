import { type RawBuilder, sql } from 'kysely';
import { templeDay, templeDayStart } from '#core/time/temple-day.ts';
import type { Db } from '#server/db/schema.ts';

/**
 * Nights that a guest of a group held by its link and did not pay for are kept for the group again,
 * until its release day. `which`: of the rows of room_nights. The rooms are locked.
 */
export async function returnToGroups(trx: Db, which: RawBuilder<unknown>, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string; releaseDay: string }>`
    select distinct kept.id, to_char(release_day, 'YYYY-MM-DD') as "releaseDay"
    from room_nights join stay_bookings as stay on stay.id = booking_id
    join stay_groups as kept on kept.id = stay.group_id
    where ${which} and until is not null and released_at is null
      and release_day > ${templeDay(now)}::date`.execute(trx);
  for (const { id, releaseDay } of rows) {
    await sql`update room_nights set booking_id = null, group_id = ${id}, until = ${templeDayStart(releaseDay)}
      where ${which} and until is not null
        and booking_id in (select id from stay_bookings where group_id = ${id})`.execute(trx);
  }
}
