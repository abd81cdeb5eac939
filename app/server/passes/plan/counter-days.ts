import { sql } from 'kysely';
import type { CounterMode } from '#core/payments/counter-mode.ts';
import { type CounterDay, counterDays } from '#core/stats/counter-day.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Services } from '#server/services.ts';

type Move = { at: Date; mode: CounterMode; taken: number; back: number };

/**
 * The days on which the counter took or gave money for passes of an event, newest first. The caller
 * checks 'passes.read'.
 */
export async function listPassCounterDays(
  { db }: Pick<Services, 'db'>,
  eventId: string,
): Promise<CounterDay[]> {
  const { rows } = await sql<Move>`
    select taken_at as at, mode, amount_paise as taken, 0 as back
      from pass_desk_payments join pass_bookings on pass_bookings.id = booking_id
      where event_id = ${eventId}
    union all
    select decided_at, mode, 0, price_paise
      from pass_desk_returns join passes on passes.id = pass_id
      where event_id = ${eventId} and pass_desk_returns.state = 'handed'`.execute(db);
  return counterDays(rows.map(({ at, ...move }) => ({ day: templeDay(at), ...move })));
}
