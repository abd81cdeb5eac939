import type { Transaction } from '#server/db/schema.ts';
import { endUnpaidRests } from '#server/purchases/end-rests.ts';
import type { Services } from '#server/services.ts';
import type { LockedSeat } from '../record/locked-seat.ts';
import { moveSeat } from '../record/move-seat.ts';

/**
 * Ends the links by which a rest could still be paid; false, and nothing ends, while a payment of
 * one is under way. They are locked.
 */
export function endRests(
  trx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  rests: readonly LockedSeat[],
): Promise<boolean> {
  return endUnpaidRests(rests, clock(), (end) => moveSeat(trx, end));
}
