import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import type { QueueFigures } from './metrics.ts';

const freshMs = 15_000;

/**
 * Reads the queues, at most every fifteen seconds, however many ask; the lateness of the named
 * jobs, since one of a former release would be late for ever.
 */
export function makeQueueFigures(
  db: Db,
  jobNames: readonly string[],
  now: () => number,
): () => Promise<QueueFigures> {
  let known: { figures: Promise<QueueFigures>; until: number } | null = null;
  return () => {
    if (!known || known.until <= now()) {
      const figures = readQueueFigures(db, jobNames);
      const reading = { figures, until: now() + freshMs };
      known = reading;
      figures.catch(() => {
        if (known === reading) known = null;
      });
    }
    return known.figures;
  };
}

type Row = { part: keyof QueueFigures; name: string; number: number };

async function readQueueFigures(db: Db, jobNames: readonly string[]): Promise<QueueFigures> {
  const { rows } = await sql<Row>`
    with due as (
      select 'letters' as queue, next_try_at from letters where state = 'queued'
      union all select 'text-messages', next_try_at from text_messages where state = 'queued'
    )
    select 'oldestSeconds' as part, queue as name,
      greatest(0, extract(epoch from now() - min(next_try_at)))::float8 as number from due group by queue
    union all select 'waiting', queue, count(*)::float8 from due group by queue
    union all select 'jobsLateSeconds', name,
      greatest(0, extract(epoch from now() - ran_at) - every_seconds)::float8 from job_runs
      where name = any(${jobNames}::text[])
    union all select 'donations', state, count(*)::float8 from donations group by state
    union all select 'orders', state, count(*)::float8 from orders group by state
    union all select 'stays', state, count(*)::float8 from stay_bookings group by state
    union all select 'seats', state, count(*)::float8 from seat_bookings group by state
    union all select 'passes', state, count(*)::float8 from pass_bookings group by state
  `.execute(db);
  const figures: QueueFigures = {
    oldestSeconds: { letters: 0, 'text-messages': 0 },
    waiting: { letters: 0, 'text-messages': 0 },
    ...{ jobsLateSeconds: {}, donations: {}, orders: {}, stays: {}, passes: {}, seats: {} },
  };
  for (const { part, name, number } of rows) figures[part][name] = number;
  return figures;
}
