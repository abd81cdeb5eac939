import { sql } from 'kysely';
import { templeDay } from '#core/time/temple-day.ts';
import type { Services } from '#server/services.ts';

/**
 * Ends the groups whose release day came, in one statement. Their nights had run out with the
 * beginning of that day: here the rows go, and the group is over.
 */
export async function endGroups({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await sql`with over as (
      update stay_groups set released_at = ${now}
      where released_at is null and release_day <= ${templeDay(now)}::date returning id)
    delete from room_nights where group_id in (select id from over)`.execute(db);
}
