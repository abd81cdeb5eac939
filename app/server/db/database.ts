import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { prepared } from './prepared-client.ts';
import type { Database } from './schema.ts';

const int8 = 20;
const date = 1082;

/**
 * Opens a pool on Postgres 15 or later. bigint columns are paise and counts and come back as
 * numbers (a count that is no safe integer throws); date columns come back as 'YYYY-MM-DD', never
 * as a moment.
 */
export function openDatabase(connectionString: string, options: OpenOptions): OpenedDatabase {
  const pool = new pg.Pool({
    connectionString,
    max: options.connections,
    connectionTimeoutMillis: 10_000,
    types: { getTypeParser: parserFor },
  });
  // The pool puts the whole connection, password included, on the error: no log may see it.
  const lost = ({ code, message }: Error & { code?: string }) => options.onLost({ code, message });
  // An idle connection that the server drops must not end the process; the next query opens a new
  // one.
  pool.on('error', lost);
  // The same for a connection that is lost between two statements of a transaction: the pool
  // listens to idle ones only.
  pool.on('connect', (client) => client.on('error', lost));
  const patient = {
    connect: async () => {
      const isUsedUp = pool.idleCount === 0 && pool.totalCount >= options.connections;
      const begun = isUsedUp ? performance.now() : 0;
      const client = await connectWithRetry(pool);
      if (isUsedUp) options.onWaited?.(performance.now() - begun);
      const ready = prepared(client);
      return options.wrap?.(ready) ?? ready;
    },
    end: () => pool.end(),
    options: pool.options,
  };
  return { db: new Kysely<Database>({ dialect: new PostgresDialect({ pool: patient }) }), pool };
}

/**
 * The server is away or starting; no statement was sent yet, so waiting and connecting again is
 * safe.
 */
const away = new Set(['ECONNREFUSED', 'ENOENT', 'ECONNRESET', '57P03']);
const patienceMs = 5_000;
const retryMs = 100;

/** A database that is being restarted costs its visitors a moment instead of an error. */
async function connectWithRetry(pool: pg.Pool): Promise<pg.PoolClient> {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    try {
      return await pool.connect();
    } catch (error) {
      const code = (error as { code?: string }).code ?? '';
      const isAway = away.has(code) || /Connection terminated/.test(String(error));
      if (!isAway || Date.now() >= giveUpAt) throw error;
      await sleep(retryMs);
    }
  }
}

/** What Postgres or the socket reported of a broken connection. */
export type LostConnection = { code: string | undefined; message: string };
export type OpenOptions = {
  connections: number;
  onLost: (lost: LostConnection) => void;
  /** Every connection was in use: how long a query waited for one, in milliseconds. */
  onWaited?: (ms: number) => void;
  /** Sees every statement of a connection; the same one gives the same wrapper. */
  wrap?: <Client extends ReturnType<typeof prepared>>(client: Client) => Client;
};
export type OpenedDatabase = { db: Kysely<Database>; pool: pg.Pool };

function parserFor(oid: number, format?: 'text' | 'binary'): (text: string) => unknown {
  if (oid === int8) return toSafeInteger;
  if (oid === date) return (text) => text;
  return pg.types.getTypeParser(oid, format as 'text');
}

function toSafeInteger(text: string): number {
  const count = Number(text);
  if (!Number.isSafeInteger(count)) throw new RangeError(`bigint outside the safe integers: ${text}`);
  return count;
}
