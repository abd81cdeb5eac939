import { sql } from 'kysely';
import { type Paise, paise } from '#core/money/paise.ts';
import type { Span } from '#core/stats/periods.ts';
import type { Services } from '#server/services.ts';

/**
 * The payments and refunds at the shop's counter on a day in Asia/Kolkata: what that evening's till
 * must agree with.
 */
export type CounterDay = { day: string; cash: Moved; upi: Moved };
export type Moved = { taken: Paise; back: Paise };

/**
 * The days of a span with payments or refunds at the counter, newest first. The caller checks
 * 'orders.read'.
 */
export async function listCounterDays(
  { db }: Pick<Services, 'db'>,
  { firstDay, lastDay }: Pick<Span, 'firstDay' | 'lastDay'>,
): Promise<CounterDay[]> {
  const { rows } = await sql<{ day: string; mode: string; taken: number; back: number }>`
    select day, mode, sum(taken)::bigint as taken, sum(back)::bigint as back from (
      select (captured_at at time zone 'Asia/Kolkata')::date as day, mode, amount_paise as taken, 0 as back
        from payments where order_id is not null and mode <> 'online' and role = 'settling'
          and captured_at >= ${firstDay}::date::timestamp at time zone 'Asia/Kolkata'
          and captured_at < (${lastDay}::date + 1)::timestamp at time zone 'Asia/Kolkata'
      union all
      select handed_on, mode, 0, amount_paise from counter_refunds
        where handed_on between ${firstDay}::date and ${lastDay}::date
    ) as moved group by day, mode order by day desc`.execute(db);
  return [...new Set(rows.map(({ day }) => day))].map((day) => {
    const of = (mode: string): Moved => {
      const moved = rows.find((row) => row.day === day && row.mode === mode);
      return { taken: paise(moved?.taken ?? 0), back: paise(moved?.back ?? 0) };
    };
    return { day, cash: of('cash'), upi: of('upi') };
  });
}
