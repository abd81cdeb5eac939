import { sql } from 'kysely';
import { type Paise, paise } from '#core/money/paise.ts';
import type { Devotee } from '#core/people/viewer.ts';
import {
  isFulfilled,
  type MonthlyPledge,
  type PledgeMonth,
  type PledgeState,
} from '#core/pledges/monthly-pledge.ts';
import { takesPledges } from '#core/pledges/read-pledge.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { loadCauses } from '../donations/cause-queries.ts';
import type { Services } from '../services.ts';
import { type PledgeRow, selectMonths, selectPledges, toPledge } from './pledge-rows.ts';

/** A pledge on its donor's own page. */
export type OwnPledge = MonthlyPledge & {
  version: number;
  /** The cause takes donations now; otherwise no letter is written. */
  open: boolean;
  /** The months before this one, newest first. */
  months: PledgeMonth[];
};

/** One's own pledges: active ones before ended ones, each newest first. */
export async function listPledgesOf(services: Services, { personId }: Devotee): Promise<OwnPledge[]> {
  const { db, clock } = services;
  const today = templeDay(clock());
  const { rows } = await sql<PledgeRow>`${selectPledges(today)} where pledge.person_id = ${personId}
    order by pledge.state = 'ended', pledge.made_at desc, pledge.id`.execute(db);
  const { rows: months } = await selectMonths(personId).execute(db);
  const byPledge = Map.groupBy(months, (row) => row.pledge_id);
  const open = new Set(
    (
      await loadCauses(
        services,
        rows.map((row) => row.cause_id),
        { raised: false },
      )
    )
      .filter((cause) => takesPledges(cause, today))
      .map(({ id }) => id),
  );
  return rows.map((row) => {
    const pledge = toPledge(row, today);
    return {
      ...pledge,
      version: row.version,
      open: open.has(row.cause_id),
      months: (byPledge.get(row.id) ?? [])
        .filter(({ month }) => month < pledge.thisMonth.month)
        .map(({ month, amount_paise, given, outcome }) => ({
          ...{ month, amount: paise(amount_paise), given: paise(given), outcome },
          fulfilled: isFulfilled(paise(given), paise(amount_paise)),
        })),
    };
  });
}

/** The pledges of some accounts for the staff, active ones first. */
export async function listPledgesOfPeople(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  personIds: readonly string[],
): Promise<MonthlyPledge[]> {
  const today = templeDay(clock());
  const { rows } = await sql<PledgeRow>`${selectPledges(today)} where pledge.person_id = any(${personIds})
    order by pledge.state = 'ended', pledge.made_at desc, pledge.id`.execute(db);
  return rows.map((row) => toPledge(row, today));
}

/** For the stop link of a letter: what it stops, and nothing about the donor. */
export async function findPledgeToStop(
  { db }: Pick<Services, 'db'>,
  token: string,
): Promise<{ causeTitle: string; amount: Paise; day: number; state: PledgeState } | null> {
  if (!/^stop_[\w-]{22}$/.test(token)) return null;
  const row = await db
    .selectFrom('monthly_pledges')
    .innerJoin('causes', 'causes.id', 'monthly_pledges.cause_id')
    .select(['causes.title as causeTitle', 'amount_paise as amount', 'day', 'state'])
    .where('stop_token', '=', token)
    .executeTakeFirst();
  return row ?? null;
}
