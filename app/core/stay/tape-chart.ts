import { readDate } from '#core/fields/date.ts';
import { dayAfter } from '#core/requests/request-days.ts';
import { countNights, type Nights, overlap } from './nights.ts';
import type { StayStage } from './stay-stage.ts';

/** How many nights the chart shows at once. */
export const chartLengths = [14, 28, 60, 400] as const;

/** What the chart shows: so many nights from a day on. */
export type ChartWindow = { from: string; nights: number };

/**
 * A room's nights in a row that belong to one stay, block or offer, half-open as those of a stay.
 */
export type NightRun = {
  roomId: string;
  from: string;
  to: string;
  /**
   * The nights of the whole stay, block or offer, also where they lie outside of the window or in
   * other rooms.
   */
  whole: Nights;
  of:
    | { kind: 'stay'; id: string; number: number; name: string; stage: StayStage; rooms: number }
    | { kind: 'block'; id: string; reason: string }
    /** Kept for a group; `until`: when what it has not booked is free. */
    | { kind: 'group'; id: string; name: string; until: Date }
    /** Held for who waits; `until`: when the offer ends. */
    | { kind: 'offer'; id: string; name: string; until: Date };
};

/** A run as it is drawn; `at` is its first column, counted from 0. */
export type ChartBar = NightRun & {
  at: number;
  nights: number;
  /** It began before the first column, or goes on after the last. */
  before: boolean;
  after: boolean;
};

/** Columns of one room that nobody has. */
export type ChartGap = { at: number; nights: number };

const mostAway = { from: '2000-01-01', to: '2199-12-31' };

/** The window that an address asks for; what it says wrongly is today's fortnight. */
export function readChartWindow(asked: { from: string; nights: string }, today: string): ChartWindow {
  const from = readDate(asked.from, mostAway);
  const nights = chartLengths.find((length) => String(length) === asked.nights);
  return { from: from.ok ? from.value : today, nights: nights ?? chartLengths[0] };
}

/** The day after the last column. */
export function windowEnd({ from, nights }: ChartWindow): string {
  return dayAfter(from, nights);
}

/** The bars of a window, each clipped to it; runs outside of it have none. */
export function barsIn(window: ChartWindow, runs: readonly NightRun[]): ChartBar[] {
  const end = windowEnd(window);
  return runs
    .filter(({ from, to }) =>
      overlap({ arrival: from, departure: to }, { arrival: window.from, departure: end }),
    )
    .map((run) => {
      const at = Math.max(0, columnOf(window, run.from));
      return {
        ...run,
        at,
        nights: Math.min(window.nights, columnOf(window, run.to)) - at,
        before: run.from < window.from,
        after: run.to > end,
      };
    });
}

/** Where a room is free, from a day on: nobody books the past. `bars` are of one room, in order. */
export function gapsBetween(window: ChartWindow, bars: readonly ChartBar[], since: string): ChartGap[] {
  let at = Math.max(0, columnOf(window, since));
  const gaps: ChartGap[] = [];
  for (const bar of bars) {
    if (bar.at > at) gaps.push({ at, nights: bar.at - at });
    at = Math.max(at, bar.at + bar.nights);
  }
  if (at < window.nights) gaps.push({ at, nights: window.nights - at });
  return gaps;
}

/** The column of a day; below 0 before the window. */
export function columnOf({ from }: ChartWindow, day: string): number {
  return countNights({ arrival: from, departure: day });
}
