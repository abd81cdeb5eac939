import { sql } from 'kysely';
import { paise } from '#core/money/paise.ts';
import type { Span } from '#core/stats/periods.ts';
import type { CounterDay, Moved } from '#server/orders/queries/counter-queries.ts';
import type { Services } from '#server/services.ts';

/**
 * The days of a span on which the desk of the guest house took or gave money, security deposits
 * among it, newest first: what that evening's till must agree with.
 */
export async function listDeskDays(
  { db }: Pick<Services, 'db'>,
  { firstDay, lastDay }: Pick<Span, 'firstDay' | 'lastDay'>,
): Promise<CounterDay[]> {
  const { rows } = await sql<{ day: string; cash: Moved; upi: Moved }>`
    select taken_on as day, ${movedBy('cash')} as cash, ${movedBy('upi')} as upi
    from stay_desk_payments where taken_on between ${firstDay}::date and ${lastDay}::date
    group by taken_on order by taken_on desc`.execute(db);
  const moved = ({ taken, back }: Moved): Moved => ({ taken: paise(taken), back: paise(back) });
  return rows.map(({ day, cash, upi }) => ({ day, cash: moved(cash), upi: moved(upi) }));
}

function movedBy(mode: 'cash' | 'upi') {
  const sum = (direction: 'in' | 'out') =>
    sql`coalesce(sum(amount_paise) filter (where mode = ${sql.lit(mode)} and direction = ${sql.lit(direction)}), 0)`;
  return sql`json_build_object('taken', ${sum('in')}, 'back', ${sum('out')})`;
}
