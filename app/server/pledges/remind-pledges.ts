import { type Kysely, sql } from 'kysely';
import { indianDay, indianMorning } from '#core/donations/indian-time.ts';
import { paise } from '#core/money/paise.ts';
import { monthOf } from '#core/pledges/month.ts';
import { isFulfilled, type MonthOutcome, nextReminder } from '#core/pledges/monthly-pledge.ts';
import { takesPledges } from '#core/pledges/read-pledge.ts';
import type { Database } from '../db/schema.ts';
import { loadCauses } from '../donations/cause-queries.ts';
import type { Job } from '../jobs/job.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import { type PledgeRow, selectPledges } from './pledge-rows.ts';

/**
 * Writes to pledging donors on their day at eight in the morning, once a month: not where the month
 * is fulfilled already, nor while the cause takes no donations. The row of the month makes it once,
 * and is written in the same transaction as the letter.
 */
export const remindPledges: Job = {
  name: 'remind-pledges',
  everySeconds: 300,
  run: async (services) => {
    const { db, ids, clock, wakeups } = services;
    const now = clock();
    const today = indianDay(now);
    if (now < indianMorning(today)) return;
    const written = await db.transaction().execute(async (trx) => {
      const due = await lockDue(trx, today);
      const causes = await loadCauses(
        { ...services, db: trx },
        due.map((row) => row.cause_id),
        { raised: false },
      );
      const open = new Set(causes.filter((one) => takesPledges(one, today)).map(({ id }) => id));
      let letters = 0;
      for (const row of due) {
        const outcome = outcomeOf(row, open);
        const month = monthOf(today);
        const noted = await trx
          .insertInto('pledge_months')
          .values({ pledge_id: row.id, month, amount_paise: row.amount_paise, outcome })
          .onConflict((conflict) => conflict.doNothing())
          .returning('month')
          .executeTakeFirst();
        if (!noted || outcome !== 'asked') continue;
        await queueLetter(trx, ids, {
          to: row.email,
          causeKey: `monthly-gift:${row.id}:${month}`,
          letter: { kind: 'monthly-gift', pledgeId: row.id, month },
        });
        letters += 1;
      }
      return letters;
    });
    if (written > 0) wakeups.wake('send-letters');
  },
};

/** Running pledges that are due, locked: the second of two processes skips them. */
async function lockDue(trx: Kysely<Database>, today: string): Promise<PledgeRow[]> {
  const { rows } = await sql<PledgeRow>`${selectPledges(today)}
    where pledge.state = 'running' and people.email_verified and here.month is null
      and pledge.day <= ${Number(today.slice(8))} and pledge.since < ${today}
    order by pledge.made_at, pledge.id for update of pledge skip locked`.execute(trx);
  return rows.filter(
    ({ day, since, last_month }) => nextReminder({ day, since, lastMonth: last_month }, today) <= today,
  );
}

function outcomeOf(
  { cause_id, given_here, amount_here }: PledgeRow,
  open: ReadonlySet<string>,
): MonthOutcome {
  if (!open.has(cause_id)) return 'closed';
  return isFulfilled(paise(given_here), paise(amount_here)) ? 'fulfilled' : 'asked';
}
