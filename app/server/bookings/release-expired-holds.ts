import { sql } from 'kysely';
import type { Job } from '../jobs/job.ts';
import type { Services } from '../services.ts';
import { lockHold } from './lock-hold.ts';
import { stockPool } from './stock-pool.ts';

const batch = 200;

/** Releases expired holds, so that pages show their units as free again. */
export const releaseExpiredHolds: Job = {
  name: 'release-expired-holds',
  everySeconds: 60,
  run: async (services, stopping) => {
    while (!stopping.aborted) {
      const due = await selectExpired(services).limit(batch).execute();
      for (const { unit_id } of due) {
        if (stopping.aborted) return;
        await release(services, unit_id);
      }
      if (due.length < batch) return;
    }
  },
};

/** The same for these units at once, before free units are counted. */
export async function releaseExpiredOf(services: Services, unitIds: readonly string[]): Promise<void> {
  const due = await selectExpired(services)
    .where('unit_id', '=', sql<string>`any(${[...unitIds]})`)
    .execute();
  for (const { unit_id } of due) await release(services, unit_id);
}

function selectExpired({ db, clock }: Services) {
  return db
    .selectFrom('holds')
    .select('unit_id')
    .distinct()
    .where('state', '=', 'held')
    .where('pool', '=', stockPool.name)
    .where('until', '<=', clock());
}

/** The id of no holder: locking the unit then releases everything that expired on it. */
async function release({ db, clock }: Services, unitId: string): Promise<void> {
  const nobody = { pool: stockPool, holder: '', now: clock() };
  await db.transaction().execute((trx) => lockHold(trx, nobody, [unitId]));
}
