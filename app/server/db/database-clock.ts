import { sql } from 'kysely';
import type { Clock } from '../base-services.ts';
import type { Db } from './schema.ts';

export type DatabaseClock = { clock: Clock; stop: () => void };

type Options = {
  /** Called when reading the database's clock failed; the last reading remains in use. */
  onLost: (error: unknown) => void;
  everyMs?: number;
  /** Milliseconds that only ever grow, whatever happens to the machine's own clock. */
  monotonic?: () => number;
};

const usualEveryMs = 10_000;

/**
 * The time of the database, carried on between two readings by this machine's monotonic clock.
 * Every process on one database then has one time, so that a machine whose clock is wrong ends
 * nobody's hold early and locks nobody out for a month (rules R5, R13). Accurate to half a round
 * trip to the database.
 */
export async function openDatabaseClock(db: Db, options: Options): Promise<DatabaseClock> {
  const { onLost, everyMs = usualEveryMs, monotonic = () => performance.now() } = options;
  let ahead = await readClock(db, monotonic);
  const timer = setInterval(async () => {
    try {
      ahead = await readClock(db, monotonic);
    } catch (error) {
      onLost(error);
    }
  }, everyMs).unref();
  return {
    clock: () => new Date(monotonic() + ahead),
    stop: () => clearInterval(timer),
  };
}

/** How far the database's clock is ahead of the monotonic one, in milliseconds. */
async function readClock(db: Db, monotonic: () => number): Promise<number> {
  const sent = monotonic();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const received = monotonic();
  const [row] = rows;
  if (!row) throw new Error('the database returned no time');
  return row.now.getTime() - (sent + received) / 2;
}
