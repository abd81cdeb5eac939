import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import type { Job } from './job.ts';
import { type RunningJobs, startJobs } from './start-jobs.ts';

let test: TestDatabase;
const running: RunningJobs[] = [];
beforeAll(async () => {
  test = await makeTestDatabase();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()));
});
afterAll(() => test.close());

const hour = 3600;

/** Starts the jobs as one site process would: services, wakeups and lock connection of its own. */
function startProcess(jobs: Job[], instead: Partial<Services> = {}): Services {
  const services = makeTestServices(test.db, instead);
  running.push(startJobs(services, test.connectionString, jobs));
  return services;
}

it('never runs a job twice at a time, in one process or in three, however often it is woken', async () => {
  let atOnce = 0;
  let most = 0;
  let runs = 0;
  const enough = Promise.withResolvers<void>();
  const alone: Job = {
    name: 'alone',
    everySeconds: 0.001,
    run: async () => {
      most = Math.max(most, ++atOnce);
      await new Promise((resolve) => setImmediate(resolve));
      await test.db.selectNoFrom((make) => make.lit(1).as('one')).execute();
      atOnce--;
      if (++runs === 200) enough.resolve();
    },
  };
  const processes = [1, 2, 3].map(() => startProcess([alone]));
  for (const { wakeups } of processes) for (let round = 0; round < 20; round++) wakeups.wake('alone');
  await enough.promise;
  expect(most).toBe(1);
});

it('runs again after an error, which is logged and holds up no other job', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
  let tries = 0;
  const recovered = Promise.withResolvers<void>();
  const other = Promise.withResolvers<void>();
  const faulty: Job = {
    name: 'faulty',
    everySeconds: 0.001,
    run: async () => {
      if (++tries === 1) throw new Error('the first run breaks');
      recovered.resolve();
    },
  };
  const calm: Job = { name: 'calm', everySeconds: hour, run: async () => other.resolve() };
  startProcess([faulty, calm], { log });
  await Promise.all([recovered.promise, other.promise]);
  expect(lines.map((line) => JSON.parse(line).job)).toEqual(['faulty']);
});

it('runs again for a wakeup that came while it ran, because its last look may have missed the work', async () => {
  let runs = 0;
  const second = Promise.withResolvers<void>();
  const services: Services = startProcess([
    {
      name: 'woken',
      everySeconds: hour,
      run: async () => {
        if (++runs === 1) services.wakeups.wake('woken');
        else second.resolve();
      },
    },
  ]);
  await second.promise;
  expect(runs).toBe(2);
});

it('leaves the job to another process as soon as the one that held its lock is gone', async () => {
  const held = Promise.withResolvers<void>();
  const endless = Promise.withResolvers<void>();
  const takenOver = Promise.withResolvers<void>();
  const job = (run: () => Promise<void>): Job => ({ name: 'handed-over', everySeconds: 0.01, run });
  startProcess([
    job(() => {
      held.resolve();
      return endless.promise;
    }),
  ]);
  await held.promise;
  startProcess([job(async () => takenOver.resolve())]);
  // The crash of the first process, as Postgres sees it: its connection ends.
  await killLockConnections();
  await takenOver.promise;
  endless.resolve();
});

it('changes nothing more once its lock is lost, since another process may be running it', async () => {
  const refused = Promise.withResolvers<unknown>();
  let runs = 0;
  startProcess([
    {
      name: 'fenced',
      everySeconds: hour,
      run: async ({ db }, stopping) => {
        if (++runs > 1) return;
        await killLockConnections();
        await vi.waitUntil(() => stopping.aborted);
        await db.insertInto('tries').defaultValues().execute().catch(refused.resolve);
      },
    },
  ]);
  expect(await refused.promise).toMatchObject({ name: 'JobLockLostError' });
});

it('continues after its connection was lost, with every job', async () => {
  const counts = { a: 0, b: 0 };
  let lost = false;
  const goesOn = { a: Promise.withResolvers<void>(), b: Promise.withResolvers<void>() };
  const job = (name: 'a' | 'b'): Job => ({
    name,
    everySeconds: 0.001,
    run: async () => {
      if (lost && ++counts[name] === 5) goesOn[name].resolve();
      if (!lost && name === 'a') {
        await killLockConnections();
        lost = true;
      }
    },
  });
  startProcess([job('a'), job('b')]);
  await Promise.all([goesOn.a.promise, goesOn.b.promise]);
  const lockConnections = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
      where datname = current_database() and query like '%advisory%' and pid <> pg_backend_pid()`.execute(
      test.db,
    );
    return rows[0]?.count;
  };
  // Postgres takes a moment to end those that were killed.
  await expect.poll(lockConnections, { message: 'one lock connection, none left behind' }).toBe(1);
});

it('stops after the running jobs have ended, and starts nothing new', async () => {
  const started = Promise.withResolvers<void>();
  let ended = false;
  let runs = 0;
  startProcess([
    {
      name: 'long',
      everySeconds: 0.001,
      run: async (_services, stopping) => {
        runs++;
        started.resolve();
        await new Promise((resolve) => stopping.addEventListener('abort', resolve));
        await test.db.selectNoFrom((make) => make.lit(1).as('one')).execute();
        ended = true;
      },
    },
  ]);
  await started.promise;
  await running.pop()?.stop();
  expect({ ended, runs }).toEqual({ ended: true, runs: 1 });
});

async function killLockConnections(): Promise<void> {
  const { rows } = await sql<{ ended: boolean }>`
    select pg_terminate_backend(pid) as ended from pg_locks
    where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
  `.execute(test.db);
  expect(rows.length).toBeGreaterThan(0);
}
