import { sql } from 'kysely';
import { accept } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Services } from '#server/services.ts';
import { inTransaction } from '#server/write/in-transaction.ts';
import { returnToGroups } from '../nights/return-to-group.ts';
import { lockGroupRooms, lockRoomsWhere } from './lock-group-rooms.ts';

/**
 * Gives back to groups what their guests held and did not pay for, and ends those whose release
 * day came. Their nights had run out with the beginning of that day:
 * here the rows go, and the group is over.
 */
export async function endGroups(services: Services, now: Date): Promise<void> {
  await inTransaction(services, async ({ trx }) => {
    const expired = sql`room_nights.booking_id in (select id from stay_bookings where group_id is not null)
      and until <= ${now}`;
    await lockRoomsWhere(trx, sql`id in (select room_id from room_nights where ${expired})`);
    await returnToGroups(trx, expired, now);
    return accept(null);
  });
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
