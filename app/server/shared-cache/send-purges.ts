import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import type { Job } from '../jobs/job.ts';
import type { PurgeOutcome } from './purger.ts';

/**
 * A copy that was being made while the cache forgot may be stored after it: a rendering lasts at
 * most ten seconds (http/renderer.ts), and other processes hear of a change within one. So each
 * change is told once more after this time.
 */
const repeatSeconds = 12;
/** At most one call a second, whatever is changed meanwhile. */
const pauseMs = 1_000;
const longestWaitSeconds = 300;

/**
 * Tells the shared cache what changed. What waits goes in one call; after a failure everything
 * waits, 2, 4, 8 seconds and so on up to five minutes, or as long as the cache says. A process that
 * dies leaves the rows to the next run.
 */
export const sendPurges: Job = {
  name: 'send-purges',
  everySeconds: 4,
  run: async (services, stopping) => {
    const { db, sharedCache } = services;
    const { purger } = sharedCache;
    if (!purger) return;
    while (!stopping.aborted) {
      const due = await listDue(db, purger.mostTags);
      if (due.length === 0) return;
      const outcome = await purger.purge([...new Set(due.map(({ tag }) => tag))]);
      await note(db, due, outcome);
      if (!outcome.ok) throw new Error(`the shared cache was not told what to forget: ${outcome.reason}`);
      await sleep(pauseMs, undefined, { signal: stopping }).catch(() => {});
    }
  },
};

type Due = { id: number; tag: string; repeated: boolean; tries: number };

/** What is due, with at most so many tags; nothing while a failed call waits. */
async function listDue(db: Db, mostTags: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select id, tag, repeated, tries from cache_purges
    where due_at <= now()
      and tag in (select tag from cache_purges where due_at <= now() group by tag order by min(id) limit ${mostTags})
      and not exists (select 1 from cache_purges where tries > 0 and due_at > now())`.execute(db);
  return rows;
}

/** In place of the rows of one tag one row stays, or none where the cache was told twice. */
async function note(db: Db, due: readonly Due[], outcome: PurgeOutcome): Promise<void> {
  const tries = outcome.ok ? 0 : triesOf(due);
  const seconds = outcome.ok ? repeatSeconds : waitOf(tries, outcome.retryAfterSeconds);
  const left = due.filter(({ repeated }) => !outcome.ok || !repeated);
  const rows = [...new Set(left.map(({ tag }) => tag))].map((tag) => ({
    ...{ tag, tries, due_at: sql<Date>`now() + make_interval(secs => ${seconds})` },
    // One that was never told is told twice, whatever else waits with it.
    repeated: outcome.ok || left.every((one) => one.tag !== tag || one.repeated),
  }));
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('cache_purges')
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .execute();
    if (rows.length > 0) await trx.insertInto('cache_purges').values(rows).execute();
  });
}

function triesOf(due: readonly Due[]): number {
  return Math.max(...due.map(({ tries }) => tries)) + 1;
}

function waitOf(tries: number, retryAfterSeconds: number | null): number {
  return Math.min(longestWaitSeconds, Math.max(2 ** Math.min(tries, 10), retryAfterSeconds ?? 0));
}
