import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PlainError } from '../plain-error.ts';
import { connect } from './connect.ts';
import { readDatabaseHosts } from './database-hosts.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { connectToWriter } from './open-connection.ts';

/** An empty database that is nobody's; `drop` removes it with everything in it. */
export type Throwaway = { connectionString: string; drop: () => Promise<void> };

/**
 * Without a server an embedded Postgres of its own in a temporary folder, otherwise a new database
 * beside the others on that server. Throws PlainError where its role may not make one.
 */
export async function makeThrowaway(server: string | null): Promise<Throwaway> {
  return server === null ? startOne() : createOne(await writerOf(server));
}

async function startOne(): Promise<Throwaway> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mandir-drill-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const { connectionString, stop } = await startEmbeddedPostgres(folder);
    return { connectionString, drop: () => stop().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function createOne(address: string): Promise<Throwaway> {
  const name = `drill_${randomBytes(6).toString('hex')}`;
  await onServer(address, `create database ${name}`).catch((cause: { code?: string }) => {
    if (cause.code !== '42501') throw cause;
    throw new PlainError(
      'The role of DATABASE_URL may not create a database (alter role … createdb). With DATABASE_URL empty the drill brings its own Postgres.',
      { cause },
    );
  });
  return {
    connectionString: toDatabase(address, name),
    drop: () => onServer(address, `drop database ${name}`),
  };
}

/** Of several hosts the one that accepts writes. */
async function writerOf(server: string): Promise<string> {
  const hosts = readDatabaseHosts(server);
  if (!hosts.mustWrite) return hosts.addresses[0];
  const { client, address } = await connectToWriter(hosts);
  await client.end();
  return address;
}

/** The same server, another database. */
export function toDatabase(connectionString: string, name: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${name}`;
  return url.href;
}

export async function onServer(address: string, statement: string): Promise<void> {
  const client = await connect(address);
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
