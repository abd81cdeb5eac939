import { type Selectable, sql } from 'kysely';
import { paise } from '#core/money/paise.ts';
import { monthOf } from '#core/pledges/month.ts';
import {
  isFulfilled,
  type MonthlyPledge,
  type MonthOutcome,
  nextReminder,
} from '#core/pledges/monthly-pledge.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { MonthlyPledgesTable } from '../db/schema/causes.ts';
import { lineShare } from '../donations/net-paise.ts';

// Lists, sums and the job share these queries, so that a figure and its rows cannot disagree. They
// all read `monthly_pledges as pledge` joined with `people` and with `thisMonth`.

const refunded = lineShare('line.amount_paise', sql.ref('payment.refunded_paise'), 'payment.amount_paise');

/**
 * The donor's net donations for the pledge's cause in a month; a partial refund is taken from every
 * line in proportion. Whose a donation is: own-donations.ts. An anonymous donation names nobody and
 * is not counted. `month` is a date in SQL.
 */
function givenIn(month: ReturnType<typeof sql>) {
  return sql<number>`(select coalesce(sum(line.amount_paise
      - ${refunded}), 0)::bigint
    from donations
    join payments as payment on payment.donation_id = donations.id and payment.role = 'settling'
    join donation_lines as line on line.donation_id = donations.id and line.cause_id = pledge.cause_id
    where (donations.person_id = pledge.person_id or (donations.person_id is null
        and people.email_verified and lower(donations.donor_email) = people.email))
      and donations.paid_at >= ${month}::timestamp at time zone 'Asia/Kolkata'
      and donations.paid_at < (${month} + interval '1 month')::timestamp at time zone 'Asia/Kolkata')`;
}

/**
 * Pledges, each with its owner, its cause and the state of the month of `today`. The caller adds
 * the where.
 */
export function selectPledges(today: string) {
  const month = sql`${monthOf(today)}::date`;
  return sql`select pledge.*, people.name, people.email, causes.title as cause_title, here.outcome,
      coalesce(here.amount_paise, pledge.amount_paise) as amount_here, ${givenIn(month)} as given_here,
      (select max(month) from pledge_months where pledge_id = pledge.id) as last_month
    from monthly_pledges as pledge
    join people on people.id = pledge.person_id
    join causes on causes.id = pledge.cause_id
    left join pledge_months as here on here.pledge_id = pledge.id and here.month = ${month}`;
}

/** The processed months of some pledges, newest first. */
export function selectMonths(personId: string) {
  return sql<{
    pledge_id: string;
    month: string;
    amount_paise: number;
    outcome: MonthOutcome;
    given: number;
  }>`
    select one.pledge_id, one.month, one.amount_paise, one.outcome, ${givenIn(sql`one.month`)} as given
    from monthly_pledges as pledge
    join people on people.id = pledge.person_id
    join pledge_months as one on one.pledge_id = pledge.id
    where pledge.person_id = ${personId} order by one.month desc`;
}

/** A row of `selectPledges`: the current pledge, and the joined columns. */
export type PledgeRow = Selectable<MonthlyPledgesTable> & {
  name: string;
  email: string;
  cause_title: string;
  outcome: MonthOutcome | null;
  amount_here: number;
  given_here: number;
  last_month: string | null;
};

export function toPledge(row: PledgeRow, today: string): MonthlyPledge {
  const { id, day, state, since, last_month: lastMonth } = row;
  const amountHere = paise(row.amount_here);
  const given = paise(row.given_here);
  return {
    ...{
      id,
      causeId: row.cause_id,
      causeTitle: row.cause_title,
      amount: paise(row.amount_paise),
      day,
      state,
    },
    madeOn: templeDay(row.made_at),
    nextOn: state === 'running' ? nextReminder({ day, since, lastMonth }, today) : null,
    thisMonth: {
      ...{ month: monthOf(today), amount: amountHere, given, fulfilled: isFulfilled(given, amountHere) },
      outcome: row.outcome,
    },
  };
}
