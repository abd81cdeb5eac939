import { createHash } from 'node:crypto';
import { mkdir, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate, readMigrations } from './migrate.ts';
import { toDatabase } from './throwaway-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { admin: string; template: string };
  }
}

/**
 * Runs once before the server tests: a Postgres of their own and a migrated template that each
 * suite clones. TEST_DATABASE_URL points the same tests at another server, where the role may
 * create databases.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env.TEST_DATABASE_URL;
  const folder = await testFolder();
  // Tests of the embedded Postgres and of backups make clusters of their own there.
  const temporary = path.join(folder, 'tmp');
  await mkdir(temporary, { recursive: true, mode: 0o700 });
  process.env.TMPDIR = temporary;
  const embedded = external ? null : await startEmbeddedPostgres(folder);
  const admin = external ?? embedded?.connectionString ?? '';
  if (embedded) await signInQuickly(admin);
  // The projects of one run are set up one after the other and share it.
  process.env.TEST_DATABASE_URL = admin;
  const template = await makeTemplate(admin);
  project.provide('postgres', { admin, template });
  return async () => {
    await embedded?.stop();
    // A process that is just ending may still write what Node has compiled for it.
    await rm(temporary, { recursive: true, force: true, maxRetries: 10 });
  };
}

const memory = '/dev/shm';
const roomInMemory = 3e9;

/**
 * Where the suite's Postgres lies: in memory where there are 3 GB of it, else in `data/test`. A
 * database is a thousand files, and ext4 passes over every inode that was deleted in the last
 * minute before it gives a new one: where databases come and go it spent half a second on each.
 */
async function testFolder(): Promise<string> {
  const folder = path.resolve('data/test');
  const free = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  if (free < roomInMemory) return folder;
  return path.join(memory, `mandir-test-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`);
}

/**
 * A sign-in hashes the password 4,096 times on both sides, and the suite signs in thousands of times:
 * in its own Postgres once is enough.
 */
async function signInQuickly(admin: string): Promise<void> {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  try {
    const { user = '', password } = client;
    await client.query('set scram_iterations = 1');
    await client.query(
      `alter role ${pg.escapeIdentifier(user)} password ${pg.escapeLiteral(String(password))}`,
    );
  } finally {
    await client.end();
  }
}

/**
 * The template carries the hash of the migrations in its name, so an unchanged schema is not
 * migrated again.
 */
async function makeTemplate(admin: string): Promise<string> {
  const all = (await readMigrations()).map((migration) => migration.hash).join();
  const name = `template_${createHash('sha256').update(all).digest('hex').slice(0, 16)}`;
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(7403222)');
    const { rowCount } = await client.query(
      'select 1 from pg_database where datname = $1 and datistemplate',
      [name],
    );
    if (rowCount) return name;
    await client.query(`drop database if exists ${name}`);
    await client.query(`create database ${name}`);
    await migrate(toDatabase(admin, name));
    await client.query(`alter database ${name} is_template true`);
    return name;
  } finally {
    await client.end();
  }
}
