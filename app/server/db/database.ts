import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { readDatabaseHosts } from './database-hosts.ts';
import { DatabaseAwayError, isAway } from './lost-connection.ts';
import { cut, readTimeline } from './open-connection.ts';
import { waitsUntil } from './patience.ts';
import { patientClient } from './patient-client.ts';
import { type Client, prepared } from './prepared-client.ts';
import type { Database } from './schema.ts';
import { type WriterWatch, watchWriter } from './watch-writer.ts';

const int8 = 20;
const date = 1082;

/**
 * Opens a pool on Postgres 15 or later; of several hosts on the one that accepts writes, and on
 * another one when that changes. bigint columns are paise and counts and come back as numbers (a
 * count that is no safe integer throws); date columns come back as 'YYYY-MM-DD', never as a moment.
 */
export function openDatabase(connectionString: string, options: OpenOptions): OpenedDatabase {
  const { addresses, mustWrite } = readDatabaseHosts(connectionString);
  const clients = makeClients(() => watch?.address() ?? addresses[0]);
  const watch =
    addresses.length > 1
      ? watchWriter(addresses, {
          onMoved: (host) => {
            clients.cutAll((its) => its !== watch?.address());
            options.onMoved?.(host);
          },
          onSilent: (silent) => clients.cutAll((its) => its === silent),
        })
      : null;
  const pool = new pg.Pool({
    max: options.connections,
    connectionTimeoutMillis: connectMs,
    types: { getTypeParser: parserFor },
    Client: clients.Client,
    // The pool waits for it, whatever its types say.
    ...(mustWrite && { onConnect: readTimeline as (client: pg.ClientBase) => void }),
  });
  // The pool puts the whole connection, password included, on the error: no log may see it.
  const lost = ({ code, message }: Error & { code?: string }) => options.onLost({ code, message });
  // An idle connection that the server drops must not end the process; the next query opens a new
  // one.
  pool.on('error', lost);
  // The same for a connection that is lost between two statements of a transaction: the pool
  // listens to idle ones only.
  pool.on('connect', (client) => client.on('error', lost));
  const reconnect = async () => prepared(await connectWithRetry(pool, watch));
  // The same client always gives the same wrapper: Kysely knows its connections by identity.
  const turns = new WeakMap<pg.PoolClient, Client>();
  const turnOf = (client: pg.PoolClient): Client => {
    const known = turns.get(client);
    if (known) return known;
    const made = patientClient(prepared(client), reconnect);
    const turn = options.wrap?.(made) ?? made;
    turns.set(client, turn);
    return turn;
  };
  const patient = {
    connect: async () => {
      const isUsedUp = pool.idleCount === 0 && pool.totalCount >= options.connections;
      const begun = isUsedUp ? performance.now() : 0;
      const client = await connectWithRetry(pool, watch);
      if (isUsedUp) options.onWaited?.(performance.now() - begun);
      return turnOf(client);
    },
    end: async () => {
      await watch?.close();
      await pool.end();
    },
    options: pool.options,
  };
  return { db: new Kysely<Database>({ dialect: new PostgresDialect({ pool: patient }) }), pool };
}

const connectMs = 10_000;
const retryMs = 100;

/** Connections of the pool, each to the address of its moment. */
function makeClients(address: () => string): {
  Client: new () => pg.ClientBase;
  cutAll: (of: (address: string) => boolean) => void;
} {
  const open = new Map<pg.Client, string>();
  class AddressedClient extends pg.Client {
    constructor(settings?: pg.ClientConfig) {
      const connectionString = address();
      super({ ...settings, connectionString });
      open.set(this, connectionString);
      this.once('end', () => open.delete(this));
    }
  }
  return {
    Client: AddressedClient,
    /** A host that is gone may leave its connections waiting for a quarter of an hour. */
    cutAll: (of) => {
      for (const [client, its] of open) if (of(its)) cut(client);
    },
  };
}

/**
 * The server is away, starting, or no longer the one that writes; no statement was sent yet, so
 * waiting and connecting again is safe.
 */
async function connectWithRetry(pool: pg.Pool, watch: WriterWatch | null): Promise<pg.PoolClient> {
  const giveUpAt = waitsUntil();
  for (;;) {
    try {
      if (watch) await watch.found(giveUpAt);
      return await pool.connect();
    } catch (cause) {
      if (!isAway(cause)) throw cause;
      if (performance.now() >= giveUpAt)
        throw new DatabaseAwayError('the database does not answer', { cause });
      await sleep(retryMs);
    }
  }
}

/** What Postgres or the socket reported of a broken connection. */
export type LostConnection = { code: string | undefined; message: string };
export type OpenOptions = {
  connections: number;
  onLost: (lost: LostConnection) => void;
  /** Another one of several hosts accepts writes now: its host and port. */
  onMoved?: (host: string) => void;
  /** Every connection was in use: how long a query waited for one, in milliseconds. */
  onWaited?: (ms: number) => void;
  /** Sees every statement of a connection; called once for each. */
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
