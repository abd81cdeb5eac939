import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { connect } from './connect.ts';

const folder = path.resolve(import.meta.dirname, '../../../db/migrations');
const lockKey = 7_403_221;

export type Migration = { name: string; sql: string; hash: string };

/** The migrations of db/migrations in the order of their names. The folder is append-only. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

export type MigrateOptions = {
  /** For tests; those of db/migrations by default. */
  migrations?: readonly Migration[];
  /** How long one try waits for a lock, in milliseconds: so long, visitors wait behind it. */
  lockTimeoutMs?: number;
  /** How long the first connection is waited for, in milliseconds. */
  waitMs?: number;
  /** Called before each pause after a try that got no lock. */
  onLocked?: (name: string) => void;
};

const mostTries = 60;
const pauseMs = 1_000;

/**
 * Brings a database up to date, once, however many processes start together (advisory lock), each
 * migration in a transaction of its own. One that gets no lock beside a running site lets go, so
 * that visitors do not queue behind it, and tries again for a minute and more. Throws when a
 * migration that already ran was edited afterwards.
 */
export async function migrate(connectionString: string, options: MigrateOptions = {}): Promise<string[]> {
  const client = await connect(connectionString, options.waitMs);
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(
      'create table if not exists migrations (name text primary key, hash text not null, ran_at timestamptz not null default now())',
    );
    // Only now: the wait for another process that migrates is no such wait.
    await client.query(`set lock_timeout = ${options.lockTimeoutMs ?? 2_000}`);
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations');
    const ran = new Map(rows.map((row) => [row.name, row.hash]));
    const applied: string[] = [];
    for (const migration of options.migrations ?? (await readMigrations())) {
      const hash = ran.get(migration.name);
      if (hash === migration.hash) continue;
      if (hash !== undefined)
        throw new Error(`${migration.name} was changed after it ran here. Add a new migration.`);
      await applyBesideOthers(client, migration, options);
      applied.push(migration.name);
    }
    return applied;
  } finally {
    await client.end();
  }
}

async function applyBesideOthers(
  client: pg.Client,
  migration: Migration,
  { onLocked }: MigrateOptions,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await apply(client, migration);
    } catch (error) {
      if (!isLocked(error) || tries >= mostTries) throw error;
      onLocked?.(migration.name);
      await sleep(pauseMs);
    }
  }
}

/** Postgres: lock_not_available. */
function isLocked(error: unknown): boolean {
  return ((error as Error).cause as { code?: string } | undefined)?.code === '55P03';
}

async function apply(client: pg.Client, { name, sql, hash }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`migration ${name} failed`, { cause });
  }
}
