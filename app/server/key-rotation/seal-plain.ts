import { sql } from 'kysely';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import type { Services } from '../services.ts';
import { plainMoves } from './plain-moves.ts';

/**
 * Seals what an older version left in plain, batch by batch, each in a transaction of its own:
 * interrupted anywhere it continues at the next start. Of several processes that start together
 * each does a part. Costs an index look where all is done. The old bytes stay in free pages of the
 * database and in older backups (docs/operations.md).
 */
export async function sealPlain(services: Pick<Services, 'db' | 'sealer' | 'config' | 'log'>): Promise<void> {
  const { db, log } = services;
  for (const { table, batch, run } of plainMoves) {
    let moved = 0;
    for (;;) {
      const count = await db.transaction().execute(async (trx) => {
        await takeAdvisoryLock(trx, `seal-plain:${table}`);
        return run(trx, services, batch);
      });
      moved += count;
      if (count === 0) break;
    }
    if (moved === 0) continue;
    // The planner's statistics of the plain column are replaced as well.
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
    log.info({ table, moved }, 'plain values sealed');
  }
}
