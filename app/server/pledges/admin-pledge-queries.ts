import { sql } from 'kysely';
import { nearestPage } from '#core/content/paging.ts';
import { type Paise, paise } from '#core/money/paise.ts';
import type { MonthlyPledge, PledgeState } from '#core/pledges/monthly-pledge.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { likeAnywhere } from '../db/like.ts';
import type { Services } from '../services.ts';
import { type PledgeRow, selectPledges, toPledge } from './pledge-rows.ts';

export type PledgeFilters = {
  state: PledgeState;
  /** Only pledges that this month's donations fulfil, or only those that they do not. */
  fulfilled: boolean | null;
  /** Words of the donor's name, or their address. */
  search: string | null;
  /** From 1. */
  page: number;
};

export type PledgeLine = MonthlyPledge & { personId: string; name: string; email: string };

export type PledgeSums = {
  running: { count: number; total: Paise };
  /** Of the running ones. */
  fulfilled: { count: number; total: Paise };
};

const pageSize = 50;

/** The pledges that a figure counts, newest first. The caller checks 'donations.read'. */
export async function listPledges(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  filters: PledgeFilters,
): Promise<{ rows: PledgeLine[]; page: number; pages: number; count: number; total: Paise }> {
  const today = templeDay(clock());
  const those = sql`(${selectPledges(today)} where pledge.state = ${filters.state} ${searched(filters.search)})`;
  const picked = sql`${those} as those ${filters.fulfilled === null ? sql`` : sql`where ${isFulfilledRow} = ${filters.fulfilled}`}`;
  const { rows: sums } = await sql<{ count: number; total: number }>`select count(*)::bigint as count,
    coalesce(sum(amount_paise), 0)::bigint as total from ${picked}`.execute(db);
  const { count = 0, total = 0 } = sums[0] ?? {};
  const { page, pages, offset } = nearestPage(filters.page, count, pageSize);
  const { rows } = await sql<PledgeRow>`select * from ${picked}
    order by made_at desc, id limit ${pageSize} offset ${offset}`.execute(db);
  return {
    rows: rows.map((row) => ({
      ...toPledge(row, today),
      ...{ personId: row.person_id, name: row.name, email: row.email },
    })),
    ...{ page, pages, count, total: paise(total) },
  };
}

/**
 * How many pledges run, their sum in a month, and which of them this month's donations fulfil
 * already.
 */
export async function sumPledges({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<PledgeSums> {
  const today = templeDay(clock());
  const { rows } = await sql<{ fulfilled: boolean; count: number; total: number }>`
    select ${isFulfilledRow} as fulfilled, count(*)::bigint as count, sum(amount_paise)::bigint as total
    from (${selectPledges(today)} where pledge.state = 'running') as those group by 1`.execute(db);
  const sum = (some: typeof rows) => ({
    count: some.reduce((count, row) => count + row.count, 0),
    total: paise(some.reduce((total, row) => total + row.total, 0)),
  });
  return { running: sum(rows), fulfilled: sum(rows.filter(({ fulfilled }) => fulfilled)) };
}

/** The same as core's isFulfilled, on the rows of selectPledges. */
const isFulfilledRow = sql<boolean>`(those.given_here >= those.amount_here)`;

function searched(words: string | null) {
  if (words === null) return sql``;
  const part = likeAnywhere(words.toLowerCase());
  return sql`and (lower(people.name) like ${part} or people.email like ${part})`;
}
