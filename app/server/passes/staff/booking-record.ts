import type { Paise } from '#core/money/paise.ts';
import type { PassBookingView } from '#core/passes/pass-view.ts';
import type { CounterMode } from '#core/payments/counter-mode.ts';
import type { Services } from '#server/services.ts';
import { findPassBooking } from '../queries/booking-queries.ts';
import { mayAskReturnAgain } from './may-ask-return-again.ts';

export type PassCounterReturn = {
  id: string;
  /** Of the void pass. */
  number: number;
  amount: Paise;
  reason: string;
  state: 'asked' | 'handed' | 'declined';
  askedBy: string;
  /** It was declined, and may be asked for again. */
  again: boolean;
};

export type BookingRecord = PassBookingView & {
  counter: { amount: Paise; mode: CounterMode; takenAt: Date } | null;
  returns: PassCounterReturn[];
  /** Why passes are void, by their codes. */
  voidReasons: Record<string, string>;
};

/**
 * A booking of an event with its money at the counter; null where the event has no such one. The
 * caller checks 'passes.read'.
 */
export async function findBookingRecord(
  services: Services,
  eventId: string,
  bookingId: string,
): Promise<BookingRecord | null> {
  const booking = await findPassBooking(services, bookingId);
  if (booking?.event.id !== eventId) return null;
  const [counter, returns, voids] = await Promise.all([
    services.db
      .selectFrom('pass_desk_payments')
      .select(['amount_paise as amount', 'mode', 'taken_at as takenAt'])
      .where('booking_id', '=', bookingId)
      .executeTakeFirst(),
    services.db
      .selectFrom('pass_desk_returns as back')
      .innerJoin('passes', 'passes.id', 'back.pass_id')
      .select(['back.id', 'passes.number', 'price_paise as amount', 'back.state', 'asked_by as askedBy'])
      .select(({ fn, val }) => fn.coalesce('void_reason', val('')).as('reason'))
      .select(mayAskReturnAgain.as('again'))
      .where('back.booking_id', '=', bookingId)
      .orderBy('asked_at')
      .execute(),
    services.db
      .selectFrom('passes')
      .select(['id', 'void_reason'])
      .where('booking_id', '=', bookingId)
      .where('state', '=', 'void')
      .execute(),
  ]);
  return {
    ...booking,
    counter: counter ?? null,
    returns: returns.map((back) => ({ ...back, number: Number(back.number) })),
    voidReasons: Object.fromEntries(voids.map(({ id, void_reason }) => [id, void_reason ?? ''])),
  };
}
