import { isOpen } from '#core/purchases/money-state.ts';
import type { Transaction } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import type { LockedSeat } from '../record/locked-seat.ts';
import { moveSeat } from '../record/move-seat.ts';

/**
 * Ends the links by which a rest could still be paid; false, and nothing ends, while a payment of
 * one is under way. They are locked.
 */
export async function endRests(
  trx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  rests: readonly LockedSeat[],
): Promise<boolean> {
  const open = rests.filter(({ row }) => row.stage === 'open');
  if (open.some(({ row }) => row.state === 'attempted' || row.state === 'review')) return false;
  for (const { id, state } of open) {
    const end = { id, at: clock(), kind: 'cancelled', stage: 'cancelled' } as const;
    await moveSeat(trx, isOpen(state) ? { ...end, state: 'cancelled' } : end);
  }
  return true;
}
