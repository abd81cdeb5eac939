import { sql } from 'kysely';
import { alertsOf } from '#core/security/security-events.ts';
import type { Job } from '../jobs/job.ts';
import { listOwners } from '../mail/list-owners.ts';
import { queueLetter } from '../mail/queue-letter.ts';

/** Who got a letter about one kind of event gets no other about it for so long. */
const quietHours = 6;
const retentionDays = 7;

/**
 * Writes to every owner when something happened too often within an hour
 * (core/security/security-events.ts). Counts are in intervals of five minutes by the database's
 * clock; those older than a week are deleted.
 */
export const watchSecurity: Job = {
  name: 'watch-security',
  everySeconds: 300,
  run: async ({ db, ids, wakeups, log }) => {
    const { rows } = await sql<{ what: string; count: number; block: string }>`
      select what, sum(count)::int as count,
        floor(extract(epoch from now()) / ${quietHours * 3_600})::bigint as block
      from security_counts where since > now() - interval '1 hour' group by what order by what
    `.execute(db);
    const alerts = alertsOf(rows);
    if (alerts.length > 0) {
      log.error({ event: 'security-alarm', counts: alerts.map(({ what, count }) => ({ what, count })) });
      const block = rows[0]?.block;
      await db.transaction().execute(async (trx) => {
        for (const { id, name, email } of await listOwners(trx))
          for (const { what, label, count } of alerts)
            await queueLetter(trx, ids, {
              to: email,
              causeKey: `security-alarm:${what}:${block}:${id}`,
              letter: { kind: 'security-alarm', name, label, count },
            });
      });
      wakeups.wake('send-letters');
    }
    await sql`delete from security_counts where since < now() - make_interval(days => ${retentionDays})`.execute(
      db,
    );
  },
};
