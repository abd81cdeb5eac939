import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase } from './database.ts';
import type { Db } from './schema.ts';

export type TestDatabase = { db: Db; connectionString: string; close: () => Promise<void> };

/** A migrated, empty database of the suite's own, cloned from the template; `close` drops it. */
export async function makeTestDatabase(connections = 10): Promise<TestDatabase> {
  const { admin, template } = inject('postgres');
  const name = `suite_${randomBytes(6).toString('hex')}`;
  await asAdmin(admin, `create database ${name} template ${template}`);
  const connectionString = toDatabase(admin, name);
  const { db } = openDatabase(connectionString, { connections, onLost: () => {} });
  return {
    db,
    connectionString,
    close: async () => {
      await db.destroy();
      // Without `force`, which may not end an autovacuum worker of the superuser's: Postgres ends
      // that one itself.
      await asAdmin(admin, `drop database if exists ${name}`);
    },
  };
}

/** The same server, another database. */
export function toDatabase(connectionString: string, name: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${name}`;
  return url.href;
}

async function asAdmin(admin: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
