import { type Paise, paise } from '#core/money/paise.ts';
import { countNights } from './nights.ts';
import type { LadderStep } from './stay-terms.ts';

/** The share that goes back on a day, in percent: the best step that is still reached. */
export function returnedPercent(ladder: readonly LadderStep[], today: string, arrival: string): number {
  const days = countNights({ arrival: today, departure: arrival });
  return Math.max(0, ...ladder.filter((step) => days >= step.days).map(({ percent }) => percent));
}

/** That share of an amount; a fraction of a paisa stays with the temple. */
export function shareOf(amount: Paise, percent: number): Paise {
  return paise(Number((BigInt(amount) * BigInt(percent)) / 100n));
}
