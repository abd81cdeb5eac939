import { createHash } from 'node:crypto';
import pg from 'pg';

/** Separates the jobs' locks from every other advisory lock of the database. */
const lockSpace = 7_403_223;

export type JobLocks = {
  /**
   * Does the work under the job's lock, or returns 'busy' at once when another process holds it.
   */
  hold: (job: string, work: () => Promise<void>) => Promise<'done' | 'busy'>;
  close: () => Promise<void>;
};

/**
 * Locks that end with their process: Postgres session locks on one connection beside the pool, so
 * that a crash frees them at once and a long job takes no connection from the visitors. A lost
 * connection is reopened for the next job; until the interrupted work ends it may then overlap with
 * another process's.
 */
export function openJobLocks(connectionString: string, onLost: (error: Error) => void): JobLocks {
  let connection: Promise<pg.Client> | null = null;
  let live: pg.Client | null = null;

  /** The next job opens a new connection; one that was opened meanwhile stays. */
  const forget = (client: pg.Client): void => {
    if (live !== client) return;
    live = null;
    connection = null;
  };

  const connected = (): Promise<pg.Client> => {
    connection ??= open().catch((error: unknown) => {
      connection = null;
      throw error;
    });
    return connection;
  };

  const open = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
    });
    client.on('error', (error) => {
      forget(client);
      onLost(error);
    });
    await client.connect();
    live = client;
    return client;
  };

  /** One statement at a time: a connection has no queue to rely on. */
  let turn: Promise<unknown> = Promise.resolve();
  const ask = (client: pg.Client, statement: string, job: string): Promise<boolean> => {
    const answer = turn.then(() => askNow(client, statement, job));
    turn = answer.catch(() => {});
    return answer;
  };

  /**
   * After a failed statement it is unknown which locks are held: the session ends, and all of them
   * with it.
   */
  const askNow = async (client: pg.Client, statement: string, job: string): Promise<boolean> => {
    try {
      const { rows } = await client.query<{ answer: boolean }>(statement, [lockSpace, keyOf(job)]);
      return rows[0]?.answer === true;
    } catch (error) {
      forget(client);
      client.end().catch(onLost);
      throw error;
    }
  };

  return {
    hold: async (job, work) => {
      const client = await connected();
      if (!(await ask(client, 'select pg_try_advisory_lock($1, $2) as answer', job))) return 'busy';
      try {
        await work();
      } finally {
        await ask(client, 'select pg_advisory_unlock($1, $2) as answer', job).catch(onLost);
      }
      return 'done';
    },
    close: async () => {
      const client = await connection?.catch(() => null);
      connection = null;
      await client?.end();
    },
  };
}

function keyOf(job: string): number {
  return createHash('sha256').update(job).digest().readInt32BE(0);
}
