import type { Db } from '#server/db/schema.ts';

/** Until when somebody's places are held at the most; null: nothing is. */
export async function promisedUntil(db: Db, holder: string): Promise<Date | null> {
  const { until } = await db
    .selectFrom('holds')
    .select(({ fn }) => fn.max<Date | null>('until').as('until'))
    .where('holder', '=', holder)
    .where('pool', 'in', ['event-product', 'event-slot'])
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow();
  return until;
}
