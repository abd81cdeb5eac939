import { sql } from 'kysely';
import type { Job } from '../jobs/job.ts';
import type { Services } from '../services.ts';
import { lockHold } from './lock-hold.ts';
import { stockPool } from './stock-pool.ts';

const batch = 200;

/** Gives back what holders let run out, so that pages show it as free again. */
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

/** The same for these units at once: somebody is about to ask how many are free. */
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

/** Nobody's holder: locking the unit gives back everything that ran out on it. */
async function release({ db, clock }: Services, unitId: string): Promise<void> {
  const nobody = { pool: stockPool, holder: '', now: clock() };
  await db.transaction().execute((trx) => lockHold(trx, nobody, [unitId]));
}
