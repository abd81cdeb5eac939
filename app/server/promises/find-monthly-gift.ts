import { sql } from 'kysely';
import { indianDay } from '#core/donations/indian-time.ts';
import { paise } from '#core/money/paise.ts';
import { monthOf } from '#core/promises/month.ts';
import { isFulfilled } from '#core/promises/monthly-promise.ts';
import { takesPromises } from '#core/promises/read-promise.ts';
import { loadCauses } from '../donations/cause-queries.ts';
import type { MonthlyGift } from '../mail/monthly-gift-letter.ts';
import type { Services } from '../services.ts';
import { type PromiseRow, selectPromises } from './promise-rows.ts';

/**
 * What the letter of a month says when it goes out; null when it is not needed any more: stopped or resting, given
 * meanwhile, the cause closed, or the month over.
 */
export async function findMonthlyGift(
  services: Services,
  promiseId: string,
  month: string,
): Promise<MonthlyGift | null> {
  const today = indianDay(services.clock());
  if (monthOf(today) !== month) return null;
  const { rows } = await sql<PromiseRow>`${selectPromises(today)}
    where promise.id = ${promiseId} and promise.state = 'running'`.execute(services.db);
  const [row] = rows;
  if (!row || isFulfilled(paise(row.given_here), paise(row.amount_here))) return null;
  const [cause = null] = await loadCauses(services, [row.cause_id], { raised: false });
  if (!takesPromises(cause, today)) return null;
  return {
    ...{ name: row.name, causeId: row.cause_id, causeTitle: row.cause_title, amount: paise(row.amount_here) },
    ...{ month, stopToken: row.stop_token },
  };
}
