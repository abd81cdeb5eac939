import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

const int8 = 20;
const date = 1082;

/**
 * Opens a pool on a Postgres 15 or later. bigint columns hold paise and counts and come back as numbers
 * (a count that is no safe integer throws); date columns come back as 'YYYY-MM-DD', never as a moment.
 */
export function openDatabase(connectionString: string, options: OpenOptions): OpenedDatabase {
  const pool = new pg.Pool({
    connectionString,
    max: options.connections,
    connectionTimeoutMillis: 10_000,
    types: { getTypeParser: parserFor },
  });
  // An idle connection that the server drops must not end the process; the next query opens a new one.
  pool.on('error', options.onIdleError);
  return { db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }), pool };
}

export type OpenOptions = { connections: number; onIdleError: (error: Error) => void };
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
