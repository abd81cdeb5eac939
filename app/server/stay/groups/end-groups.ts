import { sql } from 'kysely';
import { accept } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Services } from '#server/services.ts';
import { inTransaction } from '#server/write/in-transaction.ts';
import { lockGroupRooms } from './lock-group-rooms.ts';

/**
 * Ends the groups whose release day came. Their nights had run out with the beginning of that day:
 * here the rows go, and the group is over.
 */
export async function endGroups(services: Services, now: Date): Promise<void> {
  const over = await services.db
    .selectFrom('stay_groups')
    .select('id')
    .where('released_at', 'is', null)
    .where('release_day', '<=', templeDay(now))
    .execute();
  if (over.length === 0) return;
  const groups = over.map(({ id }) => id);
  await inTransaction(services, async ({ trx }) => {
    await lockGroupRooms(trx, groups);
    const those = sql<string>`any(${groups})`;
    await trx
      .updateTable('stay_groups')
      .set({ released_at: now })
      .where('id', '=', those)
      .where('released_at', 'is', null)
      .execute();
    await trx.deleteFrom('room_nights').where('group_id', '=', those).execute();
    return accept(null);
  });
}
