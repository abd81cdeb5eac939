import { awaitsAnswer } from '#core/purchases/money-state.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { Db, Transaction } from '../db/schema.ts';
import { pollOnceMore } from './poll-once-more.ts';

/** The booking that an enrolment or registration is of, where it is paid on the site. */
export type SeatOfRequest = { id: string; number: number };

export async function findSeatOfRequest(db: Db, requestId: string): Promise<SeatOfRequest | null> {
  const row = await db
    .selectFrom('seat_bookings')
    .select(['id', 'number'])
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row ? { ...row, number: Number(row.number) } : null;
}

/**
 * Ends the booking of a request that is declined, before the request itself is locked: one that is
 * not paid can't be paid any more. 'seat-is-paid': only cancelling it on its own screen gives its
 * seats back, since declining would keep the money; 'money-in-review': a payment is under way.
 */
export async function endSeatOfRequest(
  trx: Transaction,
  requestId: string,
  now: Date,
): Promise<Outcome<null, 'seat-is-paid' | 'money-in-review'>> {
  const seat = await trx
    .selectFrom('seat_bookings')
    .select(['id', 'state', 'stage'])
    .where('request_id', '=', requestId)
    .forUpdate()
    .executeTakeFirst();
  if (seat?.stage === 'booked') return refuse('seat-is-paid', 'state');
  if (seat?.stage !== 'open') return accept(null);
  if (awaitsAnswer(seat.state)) return refuse('money-in-review', 'state');
  const over = { stage: 'cancelled', state: 'cancelled' } as const;
  await trx
    .updateTable('seat_bookings')
    .set((row) => ({
      ...{ ...over, failure: null, poll_at: pollOnceMore(now), asked: '{}', version: row('version', '+', 1) },
    }))
    .where('id', '=', seat.id)
    .execute();
  await trx
    .insertInto('seat_events')
    .values({ booking_id: seat.id, at: now, kind: 'cancelled', ...over, note: 'The request was declined' })
    .execute();
  return accept(null);
}
