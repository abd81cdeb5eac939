import type { Problem } from '#core/result.ts';
import type { SeatUnit } from '#core/seats/seat-stage.ts';
import { takeClassSeat } from '#server/classes/take-class-seat.ts';
import type { Transaction } from '#server/db/schema.ts';
import { takeDepartureSeats } from '#server/tours/take-departure-seats.ts';

type Wanted = { unit: SeatUnit; day: string; seats: number };

/**
 * All of these seats, or the problem; the class or departure is locked until the transaction ends.
 * Somebody takes one seat of a class.
 */
export async function takeSeats(
  trx: Transaction,
  { unit, day, seats }: Wanted,
  now: Date,
): Promise<Problem | null> {
  if (unit.kind === 'departure')
    return takeDepartureSeats(trx, { departureId: unit.id, travelDate: day, people: seats }, now);
  return (await takeClassSeat(trx, unit.id, now)) ? null : { field: '', code: 'no-seats' };
}
