import { sql } from 'kysely';
import { paise } from '#core/money/paise.ts';
import { monthOf } from '#core/pledges/month.ts';
import { isFulfilled } from '#core/pledges/monthly-pledge.ts';
import { takesPledges } from '#core/pledges/read-pledge.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { loadCauses } from '../donations/cause-queries.ts';
import type { MonthlyDonation } from '../letters/pledge-letter.ts';
import type { Services } from '../services.ts';
import { type PledgeRow, selectPledges } from './pledge-rows.ts';

/**
 * The facts of a month's letter when it is sent; null when it is not needed any more: stopped or
 * paused, fulfilled meanwhile, the cause closed, or the month over.
 */
export async function findMonthlyDonation(
  services: Services,
  pledgeId: string,
  month: string,
): Promise<MonthlyDonation | null> {
  const today = templeDay(services.clock());
  if (monthOf(today) !== month) return null;
  const { rows } = await sql<PledgeRow>`${selectPledges(today)}
    where pledge.id = ${pledgeId} and pledge.state = 'running'`.execute(services.db);
  const [row] = rows;
  if (!row || isFulfilled(paise(row.given_here), paise(row.amount_here))) return null;
  const [cause = null] = await loadCauses(services, [row.cause_id], { raised: false });
  if (!takesPledges(cause, today)) return null;
  return {
    ...{ name: row.name, causeId: row.cause_id, causeTitle: row.cause_title, amount: paise(row.amount_here) },
    ...{ month, stopToken: row.stop_token },
  };
}
