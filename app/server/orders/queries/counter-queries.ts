import { sql } from 'kysely';
import { type CounterDay, type CounterMove, counterDays } from '#core/stats/counter-day.ts';
import type { Span } from '#core/stats/periods.ts';
import type { Services } from '#server/services.ts';

/**
 * The days of a span with payments or refunds at the counter, newest first. The caller checks
 * 'orders.read'.
 */
export async function listCounterDays(
  { db }: Pick<Services, 'db'>,
  { firstDay, lastDay }: Pick<Span, 'firstDay' | 'lastDay'>,
): Promise<CounterDay[]> {
  const { rows } = await sql<CounterMove>`
    select day, mode, sum(taken)::bigint as taken, sum(back)::bigint as back from (
      select (captured_at at time zone 'Asia/Kolkata')::date as day, mode, amount_paise as taken, 0 as back
        from payments where order_id is not null and mode <> 'online' and role = 'settling'
          and captured_at >= ${firstDay}::date::timestamp at time zone 'Asia/Kolkata'
          and captured_at < (${lastDay}::date + 1)::timestamp at time zone 'Asia/Kolkata'
      union all
      select handed_on, mode, 0, amount_paise from counter_refunds
        where handed_on between ${firstDay}::date and ${lastDay}::date
    ) as moved group by day, mode`.execute(db);
  return counterDays(rows);
}
