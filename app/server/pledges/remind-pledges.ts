import { sql } from 'kysely';
import { paise } from '#core/money/paise.ts';
import { monthOf } from '#core/pledges/month.ts';
import { isFulfilled, type MonthOutcome, nextReminder } from '#core/pledges/monthly-pledge.ts';
import { takesPledges } from '#core/pledges/read-pledge.ts';
import { templeDay, templeMorning } from '#core/time/temple-day.ts';
import type { Db } from '../db/schema.ts';
import { loadCauses } from '../donations/cause-queries.ts';
import type { Job } from '../jobs/job.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import type { Services } from '../services.ts';
import { type PledgeRow, selectPledges } from './pledge-rows.ts';

/**
 * Writes to pledging donors on their day at eight in the morning, once a month: not where the month
 * is fulfilled already, nor while the cause takes no donations. The row of the month makes it once,
 * and is written in the same transaction as the letter.
 */
export const remindPledges: Job = {
  name: 'remind-pledges',
  everySeconds: 300,
  run: async (services, stopping) => {
    const { db, clock, wakeups } = services;
    const now = clock();
    const today = templeDay(now);
    if (now < templeMorning(today)) return;
    let letters = 0;
    let after: string | null = '';
    while (after !== null && !stopping.aborted) {
      const from: string = after;
      const done = await db.transaction().execute((trx) => remindBatch(services, trx, today, from));
      letters += done.letters;
      after = done.last;
    }
    if (letters > 0) wakeups.wake('send-letters');
  },
};

/**
 * One batch is one transaction, so that no donor's row stays locked for as long as all letters
 * take.
 */
const batch = 200;

/**
 * Writes the months of the pledges after this id. `last`: where the next batch begins; null, none
 * is left.
 */
async function remindBatch(
  services: Services,
  trx: Db,
  today: string,
  after: string,
): Promise<{ letters: number; last: string | null }> {
  const rows = await lockRunning(trx, today, after);
  const due = rows.filter(
    ({ day, since, last_month }) => nextReminder({ day, since, lastMonth: last_month }, today) <= today,
  );
  const ofDue = due.map((row) => row.cause_id);
  const causes = await loadCauses({ ...services, db: trx }, ofDue, { raised: false });
  const open = new Set(causes.filter((one) => takesPledges(one, today)).map(({ id }) => id));
  const month = monthOf(today);
  let letters = 0;
  for (const row of due) {
    const outcome = outcomeOf(row, open);
    const noted = await trx
      .insertInto('pledge_months')
      .values({ pledge_id: row.id, month, amount_paise: row.amount_paise, outcome })
      .onConflict((conflict) => conflict.doNothing())
      .returning('month')
      .executeTakeFirst();
    if (!noted || outcome !== 'asked') continue;
    await queueLetter(trx, services.ids, {
      to: row.email,
      causeKey: `monthly-gift:${row.id}:${month}`,
      letter: { kind: 'monthly-gift', pledgeId: row.id, month },
    });
    letters += 1;
  }
  return { letters, last: rows.length < batch ? null : (rows.at(-1)?.id ?? null) };
}

/** Running pledges whose day has come, locked: the second of two processes passes them by. */
async function lockRunning(trx: Db, today: string, after: string): Promise<PledgeRow[]> {
  const { rows } = await sql<PledgeRow>`${selectPledges(today)}
    where pledge.state = 'running' and people.email_verified and people.email is not null and here.month is null
      and pledge.day <= ${Number(today.slice(8))} and pledge.since < ${today} and pledge.id > ${after}
    order by pledge.id limit ${batch} for update of pledge skip locked`.execute(trx);
  return rows;
}

function outcomeOf(
  { cause_id, given_here, amount_here }: PledgeRow,
  open: ReadonlySet<string>,
): MonthOutcome {
  if (!open.has(cause_id)) return 'closed';
  return isFulfilled(paise(given_here), paise(amount_here)) ? 'fulfilled' : 'asked';
}
