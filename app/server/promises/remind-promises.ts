import { type Kysely, sql } from 'kysely';
import { indianDay, indianMorning } from '#core/donations/indian-time.ts';
import { paise } from '#core/money/paise.ts';
import { monthOf } from '#core/promises/month.ts';
import { isFulfilled, type MonthOutcome, nextReminder } from '#core/promises/monthly-promise.ts';
import { takesPromises } from '#core/promises/read-promise.ts';
import type { Database } from '../db/schema.ts';
import { loadCauses } from '../donations/cause-queries.ts';
import type { Job } from '../jobs/job.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import { type PromiseRow, selectPromises } from './promise-rows.ts';

/**
 * On its day at eight in the morning writes to who promised a monthly gift, once a month: not where the month is kept
 * already, nor while the cause takes no gifts. The row of the month is what makes it once, and is written in the same
 * transaction as the letter.
 */
export const remindPromises: Job = {
  name: 'remind-promises',
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
      const open = new Set(causes.filter((one) => takesPromises(one, today)).map(({ id }) => id));
      let letters = 0;
      for (const row of due) {
        const outcome = outcomeOf(row, open);
        const month = monthOf(today);
        const noted = await trx
          .insertInto('promise_months')
          .values({ promise_id: row.id, month, amount_paise: row.amount_paise, outcome })
          .onConflict((conflict) => conflict.doNothing())
          .returning('month')
          .executeTakeFirst();
        if (!noted || outcome !== 'asked') continue;
        await queueLetter(trx, ids, {
          to: row.email,
          causeKey: `monthly-gift:${row.id}:${month}`,
          letter: { kind: 'monthly-gift', promiseId: row.id, month },
        });
        letters += 1;
      }
      return letters;
    });
    if (written > 0) wakeups.wake('send-letters');
  },
};

/** Running promises whose day has come, locked: the second of two processes passes them by. */
async function lockDue(trx: Kysely<Database>, today: string): Promise<PromiseRow[]> {
  const { rows } = await sql<PromiseRow>`${selectPromises(today)}
    where promise.state = 'running' and people.email_verified and here.month is null
      and promise.day <= ${Number(today.slice(8))} and promise.since < ${today}
    order by promise.made_at, promise.id for update of promise skip locked`.execute(trx);
  return rows.filter(
    ({ day, since, last_month }) => nextReminder({ day, since, lastMonth: last_month }, today) <= today,
  );
}

function outcomeOf(
  { cause_id, given_here, amount_here }: PromiseRow,
  open: ReadonlySet<string>,
): MonthOutcome {
  if (!open.has(cause_id)) return 'closed';
  return isFulfilled(paise(given_here), paise(amount_here)) ? 'kept' : 'asked';
}
