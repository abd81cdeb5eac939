import { templeDay } from '#core/time/temple-day.ts';
import type { Services } from '#server/services.ts';

/**
 * Ends the groups whose release day came. Their nights had run out with the beginning of that day:
 * here the rows go, and the group is over.
 */
export async function endGroups({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const over = await trx
      .updateTable('stay_groups')
      .set({ released_at: now })
      .where('released_at', 'is', null)
      .where('release_day', '<=', templeDay(now))
      .returning('id')
      .execute();
    for (const { id } of over) await trx.deleteFrom('room_nights').where('group_id', '=', id).execute();
  });
}
