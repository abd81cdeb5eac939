import { createHash } from 'node:crypto';
import type pg from 'pg';

/** What Kysely uses of a connection. */
export type Client = Pick<pg.PoolClient, 'query' | 'release'>;

/**
 * Texts that vary without end (lists of differing length) must not fill the memory of every
 * connection.
 */
const mostStatements = 500;
// Of the process: a name follows from its text alone, so all its databases may share them.
const seen = new Map<string, { times: number; name: string }>();

/**
 * Asks for every column. Prepared, it fails from the moment that a release adds one ('cached plan
 * must not change result type'), on each connection of the build that runs.
 */
const allColumns = /(?:\bselect|\bdistinct|\breturning|[,)])\s*\*|\.\*/i;

/** A statement's name from its second use on; undefined for one that is not prepared. */
function nameFor(text: string): string | undefined {
  const known = seen.get(text);
  if (known) {
    known.times += 1;
    return known.name;
  }
  if (seen.size < mostStatements && !allColumns.test(text)) {
    seen.set(text, { times: 1, name: createHash('sha256').update(text).digest('hex').slice(0, 32) });
  }
  return undefined;
}

/**
 * Postgres accepts no NUL in a text. Forms refuse it beside the field; in an id, a filter or a
 * hidden field it becomes the replacement character, which matches nothing, instead of a database
 * error.
 */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('\0') ? value.replaceAll('\0', '\ufffd') : value;
  return Array.isArray(value) ? value.map(storable) : value;
}

/**
 * The same connection, with its statements prepared under a name: Postgres parses and plans each
 * text once a connection instead of at every call, which is half of its work for a donation.
 */
export function prepared(client: pg.PoolClient): Client {
  const query = (text: unknown, values?: unknown[]): unknown => {
    // Cursors, and statements without parameters such as begin and commit, are not prepared.
    if (typeof text !== 'string' || !values || values.length === 0)
      return client.query(text as string, values);
    const name = nameFor(text);
    const held = values.map(storable);
    return name === undefined ? client.query(text, held) : client.query({ name, text, values: held });
  };
  return { query, release: (error?: Error | boolean) => client.release(error) } as Client;
}
