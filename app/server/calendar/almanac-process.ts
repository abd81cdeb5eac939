import '../node-env.ts';
import { listedEntries } from '#core/calendar/additions.ts';
import { computeDays } from '#core/calendar/compute-days.ts';
import { accept } from '#core/result.ts';
import { serveSideProcess } from '../side-process.ts';
import type { AlmanacAnswer, AlmanacJob, FeedInput } from './almanac.ts';
import type { Span } from './computed-months.ts';

// The process behind almanac.ts.
serveSideProcess(
  async (job: AlmanacJob): Promise<AlmanacAnswer> => ('days' in job ? daysOf(job.days) : feedOf(job.feed)),
);

function daysOf({ place, from, to }: Span) {
  return computeDays(place, from, to);
}

async function feedOf({ additions, options, ...span }: FeedInput): Promise<AlmanacAnswer> {
  const days = daysOf(span);
  if (!days.ok) return days;
  const { calendarFeed } = await import('./calendar-feed.ts');
  const listed = days.value.map((day) => ({ day, listed: listedEntries(day, additions) }));
  return accept(calendarFeed(listed, { ...options, place: span.place }));
}
