import type { Paise } from '#core/money/paise.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { creditOf, type TakenBack } from './bill.ts';
import type { OrderStage } from './order-state.ts';

/**
 * The lines that a refund of an order covers: they are not supplied. `unbilled`: they were
 * cancelled, or swapped for something cheaper, before there was a bill, so no credit note follows.
 */
export type Unsupplied = { lines: TakenBack[]; unbilled?: true };

type Cancellable = {
  stage: OrderStage;
  lines: readonly { quantity: number; cancelled: number; unit: Paise }[];
  delivery: Paise;
};

export type CancelRefusal = 'cancel-too-late' | 'cancel-nothing';
export type Cancelled = {
  lines: TakenBack[];
  /** Nothing is left to be supplied. */
  whole: boolean;
  /** What is refunded if it was paid. */
  amount: Paise;
};

/**
 * Cancels lines of an order; `wished` null: all that is left. What the courier has cannot be
 * cancelled, and never more of a line than is left of it.
 */
export function cancelLines(
  { stage, lines, delivery }: Cancellable,
  requested: readonly TakenBack[] | null,
): Outcome<Cancelled, CancelRefusal> {
  if (stage === 'shipped' || stage === 'delivered' || stage === 'cancelled') return refuse('cancel-too-late');
  const before = lines.map(({ cancelled }, position) => ({ position, quantity: cancelled }));
  const taken = lines.flatMap(({ quantity, cancelled }, position): TakenBack[] => {
    const left = quantity - cancelled;
    const requestedQuantity =
      requested === null ? left : (requested.find((one) => one.position === position)?.quantity ?? 0);
    const count = Number.isSafeInteger(requestedQuantity)
      ? Math.min(Math.max(requestedQuantity, 0), left)
      : 0;
    return count > 0 ? [{ position, quantity: count }] : [];
  });
  if (taken.length === 0) return refuse('cancel-nothing');
  const whole = lines.every(
    ({ quantity, cancelled }, position) =>
      cancelled + (taken.find((one) => one.position === position)?.quantity ?? 0) >= quantity,
  );
  return accept({ lines: taken, whole, amount: creditOf({ lines, delivery }, before, taken) });
}
