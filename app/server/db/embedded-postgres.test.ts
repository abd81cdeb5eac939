import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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
  await rm(folder, { recursive: true, force: true });
});

const postmaster = async (): Promise<number> =>
  Number((await readFile(path.join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

const open = (server: EmbeddedPostgres) =>
  openDatabase(server.connectionString, { connections: 4, onLost: () => {} });

/** Numbers that the writer was told are kept. */
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

const gone = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

it('refuses a second site on the same data in one sentence, and gives the data back when the first stops', async () => {
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

it('loses nothing that it acknowledged over ten kills of the process, and goes on with its Postgres', async () => {
  const kept = new Set<number>();
  for (let round = 0; round < 10; round += 1) {
    const writer = startWriter();
    await writer.reached(40 + round * 7);
    const server = await postmaster();
    writer.child.kill('SIGKILL');
    await gone(writer.child);
    for (const number of writer.acknowledged) kept.add(number);
    if (round > 0) expect(existsSync(`/proc/${server}`)).toBe(true);
  }
  postgres = await startEmbeddedPostgres(folder);
  const { db } = open(postgres);
  const { rows } = await sql<{ number: number }>`select number from kept`.execute(db);
  const there = new Set(rows.map(({ number }) => number));
  expect([...kept].filter((number) => !there.has(number))).toEqual([]);
  expect(kept.size).toBeGreaterThan(400);
  await db.destroy();
});
