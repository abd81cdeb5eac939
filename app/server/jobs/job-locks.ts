import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { readDatabaseHosts } from '../db/database-hosts.ts';
import { noticedWithinMs, openLongLived } from '../db/open-connection.ts';

/** Separates the jobs' locks from every other advisory lock of the database. */
const lockSpace = 7_403_223;

export type JobLocks = {
  /**
   * Does the work under the job's lock, or returns 'busy' at once when another process holds it.
   * `lost` is aborted when the lock is: the work must then change nothing more.
   */
  hold: (job: string, work: (lost: AbortSignal) => Promise<void>) => Promise<'done' | 'busy'>;
  close: () => Promise<void>;
};

/**
 * Locks that end with their process: Postgres session locks on one connection beside the pool, so
 * that a crash frees them at once and a long job takes no connection from the visitors. A lost
 * connection is reopened for the next job, and aborts the work of those that it locked. A standby
 * that takes over knows no locks: with several hosts a new session therefore rests, before its
 * first lock, for as long as another process may not know yet that it has lost its own.
 */
export function openJobLocks(connectionString: string, onLost: (error: Error) => void): JobLocks {
  const restMs = readDatabaseHosts(connectionString).addresses.length > 1 ? noticedWithinMs : 0;
  const closing = new AbortController();
  let connection: Promise<Session> | null = null;
  let live: Session | null = null;

  /** The next job opens a new connection; one that was opened meanwhile stays. */
  const forget = (session: Session): void => {
    session.lost.abort(new JobLockLostError());
    if (live !== session) return;
    live = null;
    connection = null;
  };

  const connected = (): Promise<Session> => {
    if (connection) return connection;
    const mine: Promise<Session> = open().catch((error: unknown) => {
      if (connection === mine) connection = null;
      throw error;
    });
    connection = mine;
    return mine;
  };

  const open = async (): Promise<Session> => {
    const lost = new AbortController();
    const settings = { connectionTimeoutMillis: 10_000, query_timeout: 10_000 };
    const client = await openLongLived(connectionString, settings, (opened) => {
      opened.on('error', (error) => {
        forget(session);
        onLost(error);
      });
    });
    const session = { client, lost };
    live = session;
    const ended = AbortSignal.any([closing.signal, lost.signal]);
    if (restMs > 0) await sleep(restMs, undefined, { signal: ended }).catch(() => {});
    lost.signal.throwIfAborted();
    return session;
  };

  /** One statement at a time: a connection has no queue to rely on. */
  let turn: Promise<unknown> = Promise.resolve();
  const ask = (session: Session, statement: string, job: string): Promise<boolean> => {
    const answer = turn.then(() => askNow(session, statement, job));
    turn = answer.catch(() => {});
    return answer;
  };

  /**
   * After a failed statement it is unknown which locks are held: the session ends, and all of them
   * with it.
   */
  const askNow = async (session: Session, statement: string, job: string): Promise<boolean> => {
    try {
      const { rows } = await session.client.query<{ answer: boolean }>(statement, [lockSpace, keyOf(job)]);
      return rows[0]?.answer === true;
    } catch (error) {
      forget(session);
      session.client.end().catch(onLost);
      throw error;
    }
  };

  return {
    hold: async (job, work) => {
      const session = await connected();
      if (!(await ask(session, 'select pg_try_advisory_lock($1, $2) as answer', job))) return 'busy';
      try {
        await work(session.lost.signal);
      } finally {
        await ask(session, 'select pg_advisory_unlock($1, $2) as answer', job).catch(onLost);
      }
      return 'done';
    },
    close: async () => {
      closing.abort();
      const session = await connection?.catch(() => null);
      connection = null;
      await session?.client.end();
    },
  };
}

type Session = { client: pg.Client; lost: AbortController };

/** What the statements of a job end with whose lock is lost: another process may be running it. */
class JobLockLostError extends Error {
  override name = 'JobLockLostError';
  constructor() {
    super('the lock of the job was lost with its connection');
  }
}

function keyOf(job: string): number {
  return createHash('sha256').update(job).digest().readInt32BE(0);
}
