import { dayAfter } from '#core/requests/request-days.ts';
import type { Nights } from './nights.ts';

/** Consecutive nights on which as many of the rooms are somebody's. */
export type TakenRun = Nights & { taken: number };

/** Joins nights, in their order, to runs; nights on which nothing is taken are in none. */
export function takenRuns(nights: readonly { night: string; taken: number }[]): TakenRun[] {
  const runs: TakenRun[] = [];
  for (const { night, taken } of nights) {
    if (taken === 0) continue;
    const last = runs.at(-1);
    if (last?.departure === night && last.taken === taken) last.departure = dayAfter(night, 1);
    else runs.push({ arrival: night, departure: dayAfter(night, 1), taken });
  }
  return runs;
}
