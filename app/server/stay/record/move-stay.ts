import type { Updateable } from 'kysely';
import type { StayStage } from '#core/stay/stay-stage.ts';
import type { StayBookingsTable } from '#server/db/schema/stays.ts';
import type { Transaction } from '#server/db/schema.ts';
import { giveNightsBack } from '#server/membership/nights-of-stay.ts';
import { type BookingMove, moveBooked } from '#server/purchases/booking-timeline.ts';

/**
 * Changes a locked stay, with an entry in its timeline. One that comes to nothing gives its member
 * the free nights back.
 */
export async function moveStay(
  trx: Transaction,
  move: BookingMove<StayStage, Updateable<StayBookingsTable>>,
): Promise<void> {
  const { id, at, stage } = move;
  await moveBooked(trx, 'stay', move);
  if (stage === 'cancelled' || stage === 'short') await giveNightsBack(trx, id, at);
}
