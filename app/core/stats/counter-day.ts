import { type Paise, paise } from '#core/money/paise.ts';
import type { CounterMode } from '#core/payments/counter-mode.ts';

export type Moved = { taken: Paise; back: Paise };

/** What a counter or desk took and gave back on a day: what that evening's till must agree with. */
export type CounterDay = { day: string; cash: Moved; upi: Moved };

/** Money that moved on a day of the temple, in paise. */
export type CounterMove = { day: string; mode: CounterMode; taken: number; back: number };

/** Moves by day, the newest first; a day on which nothing moved is not among them. */
export function counterDays(moves: readonly CounterMove[]): CounterDay[] {
  const days = new Map<string, Record<CounterMode, Moved>>();
  for (const { day, mode, taken, back } of moves) {
    const of = days.get(day) ?? { cash: nothing, upi: nothing };
    const before = of[mode];
    const now = { taken: paise(before.taken + taken), back: paise(before.back + back) };
    days.set(day, { ...of, [mode]: now });
  }
  return [...days]
    .map(([day, of]) => ({ day, ...of }))
    .sort((one, other) => other.day.localeCompare(one.day));
}

const nothing: Moved = { taken: paise(0), back: paise(0) };
