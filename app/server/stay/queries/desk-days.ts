import type { CounterDay } from '#core/stats/counter-day.ts';
import type { Span } from '#core/stats/periods.ts';
import { listMovedDays } from '#server/purchases/moved-days.ts';
import type { Services } from '#server/services.ts';

/**
 * The days of a span on which the desk of the guest house took or gave money, security deposits
 * among it, newest first. The caller checks 'stays.read'.
 */
export function listDeskDays(
  { db }: Pick<Services, 'db'>,
  span: Pick<Span, 'firstDay' | 'lastDay'>,
): Promise<CounterDay[]> {
  return listMovedDays(db, 'stay_desk_payments', span);
}
