import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { SecurityEvent } from '#core/security/security-events.ts';
import type { Db } from '../db/schema.ts';
import { type Metrics, noMetrics } from '../metrics/metrics.ts';

const gatherMs = 5_000;

/** How often what happened, for the watch job. */
export type SecurityCounts = {
  add: (what: SecurityEvent) => void;
  /** Writes what was counted. */
  flush: () => Promise<void>;
};

/**
 * Counts in this process and adds to the table every few seconds: a stranger who causes a thousand
 * events costs one statement. A count that cannot be written is retained for the next time; the log
 * has each event anyhow.
 */
export function makeSecurityCounts(db: Db, log: Logger, metrics: Metrics = noMetrics): SecurityCounts {
  let gathered = new Map<SecurityEvent, number>();
  let waiting: NodeJS.Timeout | null = null;

  const gather = (what: SecurityEvent, times: number) => {
    gathered.set(what, (gathered.get(what) ?? 0) + times);
    waiting ??= setTimeout(() => flush(), gatherMs).unref();
  };

  const flush = async () => {
    if (waiting) clearTimeout(waiting);
    waiting = null;
    const taken = gathered;
    gathered = new Map();
    if (taken.size === 0) return;
    try {
      await db
        .insertInto('security_counts')
        .values(
          [...taken].map(([what, count]) => ({
            ...{ what, count },
            since: sql<Date>`date_bin('5 minutes', now(), timestamptz 'epoch')`,
          })),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['what', 'since'])
            .doUpdateSet({ count: sql`security_counts.count + excluded.count` }),
        )
        .execute();
    } catch (err) {
      log.warn({ err }, 'security events not counted, will retry');
      for (const [what, count] of taken) gather(what, count);
    }
  };

  return {
    add: (what) => {
      metrics.securityEvent(what);
      gather(what, 1);
    },
    flush,
  };
}
