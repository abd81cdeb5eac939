import { awaitsAnswer, isOpen, type MoneyState } from '#core/purchases/money-state.ts';
import type { BookingMove } from './booking-timeline.ts';
import type { LockedPurchase } from './purchase.ts';

type Rest = LockedPurchase & { row: { stage: string; state: MoneyState } };
type End = BookingMove<'cancelled'> & { stage: 'cancelled' };

/**
 * Ends what could still be paid of the rest of a booking; false, and nothing ends, while a payment
 * of one is under way. They are locked. `move` is that of their kind.
 */
export async function endUnpaidRests(
  rests: readonly Rest[],
  at: Date,
  move: (end: End) => Promise<void>,
): Promise<boolean> {
  const open = rests.filter(({ row }) => row.stage === 'open');
  if (open.some(({ row }) => awaitsAnswer(row.state))) return false;
  for (const { id, row } of open) {
    const end = { id, at, kind: 'cancelled', stage: 'cancelled' } as const;
    await move(isOpen(row.state) ? { ...end, state: 'cancelled' } : end);
  }
  return true;
}
