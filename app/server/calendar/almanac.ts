import path from 'node:path';
import type { Additions } from '#core/calendar/additions.ts';
import type { CalendarRefusal } from '#core/calendar/compute-days.ts';
import type { Outcome } from '#core/result.ts';
import { makeSideProcess } from '../side-process.ts';
import type { FeedOptions } from './calendar-feed.ts';
import { type ComputedDays, makeComputedMonths, type Span } from './computed-months.ts';

export type FeedInput = Span & { additions: Additions; options: Omit<FeedOptions, 'place'> };

/**
 * Long spans of the calendar are computed and written in a side process. The owner is the visitor's
 * address; BusyError when that owner, or all together, wait for too much.
 */
export type Almanac = {
  days: (span: Span, owner: string) => Promise<ComputedDays>;
  /** The same in this process: for a few months. */
  daysNow: (span: Span) => ComputedDays;
  /** The same days as an iCalendar file. */
  feed: (input: FeedInput, owner: string) => Promise<Outcome<string> | CalendarRefusal>;
  close: () => Promise<void>;
};

export type AlmanacJob = { days: Span } | { feed: FeedInput };
export type AlmanacAnswer = ComputedDays | Outcome<string>;

export function makeAlmanac(): Almanac {
  const reckoning = makeSideProcess<AlmanacJob, AlmanacAnswer>({
    name: 'calendar',
    file: path.join(import.meta.dirname, 'almanac-process.ts'),
    room: { mostOfOne: 8, mostOfAll: 60 },
    jobsPerProcess: 10_000,
    longestSeconds: 20,
    heap: 96,
  });
  return {
    ...makeComputedMonths(async (days, owner) => (await reckoning.ask({ days }, owner)) as ComputedDays),
    feed: async (feed, owner) => (await reckoning.ask({ feed }, owner)) as Outcome<string> | CalendarRefusal,
    close: reckoning.close,
  };
}
