import { sql } from 'kysely';
import { type CounterDay, type CounterMove, counterDays } from '#core/stats/counter-day.ts';
import type { Span } from '#core/stats/periods.ts';
import type { Db } from '#server/db/schema.ts';

/** What a desk took and gave back in the days of a span, by its table, the newest day first. */
export async function listMovedDays(
  db: Db,
  table: 'stay_desk_payments' | 'seat_desk_payments',
  { firstDay, lastDay }: Pick<Span, 'firstDay' | 'lastDay'>,
): Promise<CounterDay[]> {
  const { rows } = await sql<CounterMove>`select taken_on as day, mode,
      coalesce(sum(amount_paise) filter (where direction = 'in'), 0)::bigint as taken,
      coalesce(sum(amount_paise) filter (where direction = 'out'), 0)::bigint as back
    from ${sql.table(table)} where taken_on between ${firstDay}::date and ${lastDay}::date
      and direction in ('in', 'out')
    group by taken_on, mode`.execute(db);
  return counterDays(rows);
}
