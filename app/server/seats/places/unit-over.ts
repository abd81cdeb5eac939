import type { SeatUnit } from '#core/seats/seat-stage.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Db } from '#server/db/schema.ts';

/**
 * Whether nobody can begin any more: the class is over, gone or called off; the tour is called off,
 * leaves today or has left, as registering for one ends the day before.
 */
export async function isUnitOver(db: Db, { kind, id }: SeatUnit, now: Date): Promise<boolean> {
  const today = templeDay(now);
  const open =
    kind === 'class'
      ? db
          .selectFrom('classes')
          .select('id')
          .where('id', '=', id)
          .where('ends_on', '>=', today)
          .where('called_off_at', 'is', null)
      : db
          .selectFrom('tour_departures')
          .select('id')
          .where('id', '=', id)
          .where('leaves_on', '>', today)
          .where('called_off_at', 'is', null);
  return (await open.executeTakeFirst()) === undefined;
}
