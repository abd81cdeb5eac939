import { sql } from 'kysely';
import { contentKinds } from '#core/cms/kinds/content-kinds.ts';
import type { Job } from '../jobs/job.ts';
import type { Services } from '../services.ts';
import { cmsTables } from './cms-tables.ts';

/** Columns with moments at which a row appears or disappears by itself. */
const moments = [
  ...contentKinds
    .filter(({ life }) => life === 'scheduled' || life === 'timed')
    .map(({ table }) => ({ table, column: 'publish_at' })),
  { table: 'stories', column: 'expires_at' } as const,
];

/**
 * Invalidates cached pages when a scheduled row appears or disappears; else they would show it
 * minutes later.
 */
export const showScheduled: Job = {
  name: 'show-scheduled',
  everySeconds: 15,
  run: async ({ db, clock, pages }) => {
    await db.transaction().execute(async (trx) => {
      const now = clock();
      const { seen_at: seen } = await trx
        .selectFrom('content_clock')
        .select('seen_at')
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (seen >= now) return;
      if (await anyBetween(trx, seen, now)) await pages.bump(trx);
      await trx.updateTable('content_clock').set({ seen_at: now }).execute();
    });
  },
};

async function anyBetween(trx: Services['db'], from: Date, to: Date): Promise<boolean> {
  for (const { table, column } of moments) {
    const row = await cmsTables(trx)
      .selectFrom(table)
      .select(sql<number>`1`.as('found'))
      .where(column, '>', from)
      .where(column, '<=', to)
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}
