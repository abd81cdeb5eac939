import type { Updateable } from 'kysely';
import type { SeatStage } from '#core/seats/seat-stage.ts';
import type { SeatBookingsTable } from '#server/db/schema/seats.ts';
import type { Transaction } from '#server/db/schema.ts';
import { type BookingMove, moveBooked } from '#server/purchases/booking-timeline.ts';

/** Changes locked paid seats, with an entry in their timeline. */
export function moveSeat(
  trx: Transaction,
  move: BookingMove<SeatStage, Updateable<SeatBookingsTable>>,
): Promise<void> {
  return moveBooked(trx, 'seat', move);
}
