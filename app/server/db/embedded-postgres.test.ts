import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { faultWords } from '../plain-error.ts';
import { openDatabase } from './database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

let folder: string;
let postgres: EmbeddedPostgres | null = null;
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mandir-embedded-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await postgres?.stop();
  postgres = null;
  // Postgres that lost its pid file shuts itself down, and may still write a last file.
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const postmaster = async (): Promise<number> =>
  Number((await readFile(path.join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

const open = (server: EmbeddedPostgres) =>
  openDatabase(server.connectionString, { connections: 4, onLost: () => {} });

/** Numbers that were acknowledged to the writer are stored. */
function startWriter(): {
  child: ChildProcess;
  acknowledged: number[];
  reached: (count: number) => Promise<void>;
} {
  const child = spawn(process.execPath, [path.resolve('app/server/db/test-writer.ts'), folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const acknowledged: number[] = [];
  let errors = '';
  child.stderr?.on('data', (part) => {
    errors += part;
  });
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  lines.on('line', (line) => acknowledged.push(Number(line)));
  return {
    child,
    acknowledged,
    reached: (count) =>
      new Promise((resolve, reject) => {
        lines.on('line', () => acknowledged.length >= count && resolve());
        child.once('exit', () => reject(new Error(`the writer ended early: ${errors}`)));
      }),
  };
}

const exited = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

it('refuses a second site on the same data in one sentence, and releases the data when the first stops', async () => {
  postgres = await startEmbeddedPostgres(folder);
  const refusal = await startEmbeddedPostgres(folder).catch((error: unknown) => error);
  expect(faultWords(refusal)).toMatch(/^Another site is running on the data in .*\.$/);
  const script = await startEmbeddedPostgres(folder, { alongside: true });
  expect(script.connectionString).toBe(postgres.connectionString);
  await script.stop();
  const { db } = open(postgres);
  await sql`select 1`.execute(db);
  await db.destroy();
  await postgres.stop();
  postgres = await startEmbeddedPostgres(folder);
});

it('starts over after a first start that was killed half-way, and keeps fsync on', async () => {
  const half = path.join(folder, 'postgres.new-1234abcd');
  await mkdir(half);
  await writeFile(path.join(half, 'PG_VERSION'), '18');
  postgres = await startEmbeddedPostgres(folder);
  expect((await readdir(folder)).filter((name) => name.includes('.new'))).toEqual([]);
  const { db } = open(postgres);
  const { rows } = await sql<{ fsync: string }>`show fsync`.execute(db);
  expect(rows).toEqual([{ fsync: 'on' }]);
  await db.destroy();
});

it('never signals a foreign process that got the recorded id', async () => {
  postgres = await startEmbeddedPostgres(folder);
  const stopped = await readFile(path.join(folder, 'postgres/postmaster.pid'), 'utf8');
  await postgres.stop();
  const stranger = spawn('sleep', ['600']);
  children.push(stranger);
  const pidFile = path.join(folder, 'postgres/postmaster.pid');
  await writeFile(pidFile, stopped.replace(/^\d+/, String(stranger.pid)));
  postgres = await startEmbeddedPostgres(folder);
  expect(await postmaster()).not.toBe(stranger.pid);
  await writeFile(pidFile, stopped.replace(/^\d+/, String(stranger.pid)));
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
  await postgres.stop();
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
});

it('starts a killed Postgres again under the running site, whose next query waits for it', async () => {
  const restarts: unknown[] = [];
  postgres = await startEmbeddedPostgres(folder, { onRestart: (failure) => restarts.push(failure) });
  const { db } = open(postgres);
  await sql`create table kept (round integer)`.execute(db);
  for (let round = 1; round <= 5; round += 1) {
    await sql`insert into kept values (${round})`.execute(db);
    const before = await postmaster();
    process.kill(before, 'SIGKILL');
    // A connection that outlives its server for a moment may still answer.
    await vi.waitFor(async () => expect(await postmaster()).not.toBe(before), {
      timeout: 30_000,
      interval: 20,
    });
    await sql`select 1`.execute(db).catch(() => null);
    const { rows } = await sql<{ count: number }>`select count(*) from kept`.execute(db);
    expect(rows[0]?.count).toBe(round);
  }
  await vi.waitFor(() => expect(restarts).toEqual([null, null, null, null, null]), { timeout: 10_000 });
  await db.destroy();
});

it('loses nothing that it acknowledged over ten kills of the process, and reuses its Postgres', async () => {
  const acknowledged = new Set<number>();
  for (let round = 0; round < 10; round += 1) {
    const writer = startWriter();
    await writer.reached(40 + round * 7);
    const server = await postmaster();
    writer.child.kill('SIGKILL');
    await exited(writer.child);
    for (const number of writer.acknowledged) acknowledged.add(number);
    if (round > 0) expect(existsSync(`/proc/${server}`)).toBe(true);
  }
  postgres = await startEmbeddedPostgres(folder);
  const { db } = open(postgres);
  const { rows } = await sql<{ number: number }>`select number from kept`.execute(db);
  const there = new Set(rows.map(({ number }) => number));
  expect([...acknowledged].filter((number) => !there.has(number))).toEqual([]);
  expect(acknowledged.size).toBeGreaterThan(400);
  await db.destroy();
});

const socketFolder = () => path.join(folder, 'socket');
/** The same server under another role. */
const asRole = (server: EmbeddedPostgres, role: string, password = '') => {
  const url = new URL(server.connectionString);
  Object.assign(url, { username: role, password });
  const { db } = openDatabase(url.href, { connections: 1, onLost: () => {} });
  return sql`select 1`.execute(db).finally(() => db.destroy());
};
const isSuperuser = async (server: EmbeddedPostgres): Promise<unknown> => {
  const { db } = open(server);
  const { rows } = await sql<{ rolsuper: boolean }>`
    select rolsuper from pg_roles where rolname = current_user`.execute(db);
  await db.destroy();
  return rows[0]?.rolsuper;
};

it('lets nobody in without a password, and is no superuser', async () => {
  postgres = await startEmbeddedPostgres(folder);
  expect(await isSuperuser(postgres)).toBe(false);
  for (const role of ['app', 'keeper']) {
    await expect(asRole(postgres, role)).rejects.toThrow(/password/);
    await expect(asRole(postgres, role, 'guessed')).rejects.toThrow(/password/);
  }
  const { db } = open(postgres);
  await expect(sql`copy (select 1) to program 'true'`.execute(db)).rejects.toThrow(/permission denied/);
  await db.destroy();
  const modes = await Promise.all(
    ['socket', 'socket/.s.PGSQL.5432', 'postgres.passwords'].map((name) => stat(path.join(folder, name))),
  );
  expect(modes.map(({ mode }) => mode & 0o077)).toEqual([0, 0, 0]);
});

it.each<[string, () => Promise<void>]>([
  [
    'that others may enter',
    async () => {
      await mkdir(socketFolder());
      await chmod(socketFolder(), 0o777);
    },
  ],
  [
    'that is a link elsewhere',
    async () => {
      await mkdir(path.join(folder, 'elsewhere'), { mode: 0o700 });
      await symlink(path.join(folder, 'elsewhere'), socketFolder());
    },
  ],
])('refuses a folder for the socket %s', async (_, prepare) => {
  await prepare();
  const refusal = await startEmbeddedPostgres(folder).catch((error: unknown) => error);
  expect(faultWords(refusal)).toMatch(/^Others may enter .*socket.*, and start again\.$/);
});

type Binaries = { initdb: string; postgres: string };

/**
 * A cluster as the first versions made it: everybody on the machine may use its one role, a
 * superuser.
 */
async function makeTrustingCluster(statements: string): Promise<void> {
  const { initdb, postgres } = (await import(`@embedded-postgres/linux-${process.arch}`)) as Binaries;
  const cluster = path.join(folder, 'postgres');
  const run = (words: string[], input = '') => {
    const [command = '', ...rest] = process.getuid?.() === 0 ? ['unshare', '--user', ...words] : words;
    const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8' };
    execFileSync(command, rest, { env, input, stdio: ['pipe', 'ignore', 'ignore'] });
  };
  run([initdb, '-D', cluster, '-U', 'app', '-A', 'trust']);
  run([postgres, '--single', '-j', '-D', cluster, 'postgres'], statements);
}

it('removes trust and superuser rights from a cluster of the first versions, and preserves its data', async () => {
  await makeTrustingCluster(`
    create table gifts (id bigint generated always as identity primary key, number serial);

    create view all_gifts as select * from gifts;

    create function count_gifts() returns bigint language sql as 'select count(*) from gifts';

    insert into gifts default values;

  `);
  for (const round of [1, 2]) {
    postgres = await startEmbeddedPostgres(folder);
    expect(await isSuperuser(postgres)).toBe(false);
    await expect(asRole(postgres, 'app')).rejects.toThrow(/password/);
    await expect(asRole(postgres, 'former_app')).rejects.toThrow(/password|not permitted/);
    const { db } = open(postgres);
    await sql`insert into gifts default values`.execute(db);
    await sql`alter table gifts add column ${sql.raw(`in_round_${round}`)} integer`.execute(db);
    await sql`create or replace view all_gifts as select * from gifts`.execute(db);
    const { rows } = await sql<{ count: number }>`select count_gifts() as count`.execute(db);
    expect(rows[0]?.count).toBe(1 + round);
    await db.destroy();
    await postgres.stop();
  }
});

it('replaces no passwords that it cannot read', async () => {
  postgres = await startEmbeddedPostgres(folder);
  await postgres.stop();
  postgres = null;
  const file = path.join(folder, 'postgres.passwords');
  // A link to itself exists and cannot be read, not even by root.
  await rm(file);
  await symlink(file, file);
  await expect(startEmbeddedPostgres(folder)).rejects.toThrow('ELOOP');
  expect((await lstat(file)).isSymbolicLink()).toBe(true);
});
