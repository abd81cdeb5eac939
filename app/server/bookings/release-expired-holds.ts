import { sql } from 'kysely';
import type { Job } from '../jobs/job.ts';
import type { Services } from '../services.ts';
import { eventProductPool, eventSlotPool } from './event-pools.ts';
import { lockHold } from './lock-hold.ts';
import type { Pool } from './pool.ts';
import { stockPool } from './stock-pool.ts';

const batch = 200;

const pools: readonly Pool[] = [stockPool, eventProductPool, eventSlotPool];

/** Releases expired holds, so that pages show their units as free again. */
export const releaseExpiredHolds: Job = {
  name: 'release-expired-holds',
  everySeconds: 60,
  run: async (services, stopping) => {
    for (const pool of pools) await releaseAllOf(services, pool, stopping);
  },
};

async function releaseAllOf(services: Services, pool: Pool, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const due = await selectExpired(services, pool).limit(batch).execute();
    for (const { unit_id } of due) {
      if (stopping.aborted) return;
      await release(services, pool, unit_id);
    }
    if (due.length < batch) return;
  }
}

/** The same for these variants at once, before free units are counted. */
export async function releaseExpiredOf(services: Services, unitIds: readonly string[]): Promise<void> {
  const due = await selectExpired(services, stockPool)
    .where('unit_id', '=', sql<string>`any(${[...unitIds]})`)
    .execute();
  for (const { unit_id } of due) await release(services, stockPool, unit_id);
}

function selectExpired({ db, clock }: Services, pool: Pool) {
  return db
    .selectFrom('holds')
    .select('unit_id')
    .distinct()
    .where('state', '=', 'held')
    .where('pool', '=', pool.name)
    .where('until', '<=', clock());
}

/** The id of no holder: locking the unit then releases everything that expired on it. */
async function release({ db, clock }: Services, pool: Pool, unitId: string): Promise<void> {
  const nobody = { pool, holder: '', now: clock() };
  await db.transaction().execute((trx) => lockHold(trx, nobody, [unitId]));
}
