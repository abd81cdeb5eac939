import type { CounterDay } from '#core/stats/counter-day.ts';
import type { Span } from '#core/stats/periods.ts';
import { listMovedDays } from '#server/purchases/moved-days.ts';
import type { Services } from '#server/services.ts';

/**
 * The days of a span on which the desk took or gave money for seats of classes and tours, newest
 * first. The caller checks 'seats.read'.
 */
export function listSeatDeskDays(
  { db }: Pick<Services, 'db'>,
  span: Pick<Span, 'firstDay' | 'lastDay'>,
): Promise<CounterDay[]> {
  return listMovedDays(db, 'seat_desk_payments', span);
}
