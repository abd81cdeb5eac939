import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { visitor } from '#core/people/viewer.ts';
import { type OpenedDatabase, openDatabase } from '#server/db/database.ts';
import { readDatabaseHosts } from '#server/db/database-hosts.ts';
import { migrate } from '#server/db/migrate.ts';
import { connectToWriter } from '#server/db/open-connection.ts';
import { withDeadline } from '#server/db/patience.ts';
import { refuseSharedSessions } from '#server/db/refuse-shared-sessions.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { startDonation } from '#server/donations/start-donation.ts';
import { listenForChanges } from '#server/http/page-signal.ts';
import { serveApp } from '#server/http/server.ts';
import type { Job } from '#server/jobs/job.ts';
import { type RunningJobs, startJobs } from '#server/jobs/start-jobs.ts';
import { aDonationInput } from '#server/purchases/test-donations.ts';
import type { Services } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { failover } from './test-failover-servers.ts';
import { openTestApp } from './test-site.ts';

// What the site promises when its database fails over, on real servers: scripts/failover.sh test.

type Process = OpenedDatabase & { services: Services; moves: string[]; changes: () => number };

let url: string;
const processes: Process[] = [];
const closing: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  url = await failover('start');
  await migrate(url);
  processes.push(openProcess(), openProcess());
  await seedDemo(first().services);
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  processes.length = 0;
  await failover('stop');
});

/** What one process of the site has open. */
function openProcess(): Process {
  const moves: string[] = [];
  let changes = 0;
  const opened = openDatabase(url, { connections: 6, onLost: () => {}, onMoved: (to) => moves.push(to) });
  const ear = listenForChanges(url, () => (changes += 1), pino({ level: 'silent' }));
  closing.push(
    () => opened.db.destroy(),
    () => ear.close(),
  );
  return { ...opened, moves, changes: () => changes, services: makeTestServices(opened.db) };
}

function first(): Process {
  const [one] = processes;
  if (!one) throw new Error('no process is open');
  return one;
}

/** Donors who give without a pause, over both processes. */
function giveWithoutPause(donors: number) {
  const acknowledged: { key: string; id: string; at: number }[] = [];
  const failed: { key: string; error: unknown }[] = [];
  let stopped = false;
  const donor = async (nr: number): Promise<void> => {
    const services = processes[nr % processes.length]?.services ?? first().services;
    while (!stopped) {
      const input = aDonationInput();
      try {
        const started = await withDeadline(() => startDonation(services, visitor, input));
        if (!started.ok) throw new Error(JSON.stringify(started.problems));
        acknowledged.push({ key: input.intentKey, id: started.value.id, at: performance.now() });
      } catch (error) {
        failed.push({ key: input.intentKey, error });
      }
    }
  };
  const all = Promise.all(Array.from({ length: donors }, (_, nr) => donor(nr)));
  return {
    acknowledged,
    failed,
    stop: async () => {
      stopped = true;
      await all;
    },
  };
}

async function storedGifts(): Promise<Map<string, string>> {
  const rows = await first().db.selectFrom('donations').select(['intent_key', 'id']).execute();
  return new Map(rows.map(({ intent_key, id }) => [intent_key, id]));
}

/** Every process has moved to the host of this name, and hears of changes there. */
async function followed(port: number): Promise<void> {
  for (const { moves, services, changes } of processes) {
    await vi.waitUntil(() => moves.at(-1) === `127.0.0.1:${port}`, { timeout: 60_000 });
    const before = changes();
    await vi.waitUntil(
      async () => {
        await services.pages.bump();
        return changes() > before + 1;
      },
      { timeout: 20_000, interval: 200 },
    );
  }
}

const ports = { a: 3330, b: 3331 };

/** The share of gifts that a failover may refuse is none: each waits for less than its patience. */
it.each(['kill', 'freeze', 'read-only'])(
  'loses and doubles no gift that was acknowledged: %s',
  async (how) => {
    const gifts = giveWithoutPause(8);
    await vi.waitUntil(() => gifts.acknowledged.length > 40, { timeout: 60_000 });
    await failover(how, 'a');
    const lostAt = performance.now();
    await failover('promote', 'b');
    const promotedAt = performance.now();
    await followed(ports.b);
    const since = gifts.acknowledged.length;
    await vi.waitUntil(() => gifts.acknowledged.length > since + 40, { timeout: 60_000 });
    await gifts.stop();
    const stored = await storedGifts();
    for (const { key, id } of gifts.acknowledged) expect(stored.get(key)).toBe(id);
    expect(stored.size).toBeLessThanOrEqual(gifts.acknowledged.length + gifts.failed.length);
    const next = gifts.acknowledged.find(({ at }) => at > lostAt + 100)?.at ?? 0;
    const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
    console.log(
      `${how}: ${gifts.acknowledged.length} gifts acknowledged, ${gifts.failed.length} refused; promoted after ${seconds(promotedAt - lostAt)}, the next gift after ${seconds(next - lostAt)}`,
    );
    expect(gifts.failed.map(({ error }) => String(error))).toEqual([]);
  },
);

describe('a primary that is killed', () => {
  it('comes back as a standby and takes over again', async () => {
    await failover('kill', 'a');
    await failover('promote', 'b');
    await followed(ports.b);
    await failover('rejoin', 'a');
    await failover('kill', 'b');
    await failover('promote', 'a');
    await followed(ports.a);
    const started = await startDonation(first().services, visitor, aDonationInput());
    expect(started.ok).toBe(true);
  });

  it('is not believed when it comes back as a second primary', async () => {
    await failover('kill', 'a');
    await failover('promote', 'b');
    await failover('revive', 'a');
    const { client, address } = await connectToWriter(readDatabaseHosts(url));
    await client.end();
    expect(address).toContain(`:${ports.b}`);
  });
});

it.each(['kill', 'freeze'])('no job runs in two processes, whatever it interrupts: %s', async (how) => {
  await sql`create table job_marks (nr bigint generated always as identity, run text not null)`.execute(
    first().db,
  );
  let runs = 0;
  const job = (process: number): Job => ({
    name: 'marking',
    everySeconds: 0.05,
    run: async ({ db }) => {
      runs += 1;
      const run = `${process}-${runs}`;
      for (let mark = 0; mark < 20; mark += 1)
        await sql`insert into job_marks (run) values (${run})`.execute(db);
    },
  });
  const running: RunningJobs[] = processes.map(({ services }, nr) => startJobs(services, url, [job(nr)]));
  closing.push(async () => Promise.all(running.map((each) => each.stop())));
  await vi.waitUntil(() => runs > 5, { timeout: 60_000 });
  await failover(how, 'a');
  await failover('promote', 'b');
  await followed(ports.b);
  const since = runs;
  await vi.waitUntil(() => runs > since + 5, { timeout: 60_000 });
  const { rows } = await sql<{ run: string }>`select run from job_marks order by nr`.execute(first().db);
  const blocks = rows.filter(({ run }, at) => run !== rows[at - 1]?.run);
  expect(blocks.length, 'no run begins again after another one').toBe(
    new Set(blocks.map(({ run }) => run)).size,
  );
});

it('while no server writes, kept pages are open and others answer a calm 503; then all are open', async () => {
  const { services } = first();
  const site: Services = { ...services, config: { ...services.config, host: '127.0.0.1', port: 0 } };
  const http = await serveApp(site, url, { app: openTestApp(site), development: false });
  closing.push(http.close);
  const { port } = http.server.address() as AddressInfo;
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
  expect((await get('/history')).status).toBe(200);
  expect((await get('/health/ready')).status).toBe(200);
  await failover('kill', 'a');
  expect((await get('/history')).status).toBe(200);
  const [shop, ready] = await Promise.all([get('/shop'), get('/health/ready')]);
  expect([shop.status, ready.status]).toEqual([503, 503]);
  expect(shop.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await shop.text()).toContain(shop.headers.get('x-request-id'));
  await failover('promote', 'b');
  await followed(ports.b);
  expect((await get('/shop')).status).toBe(200);
  expect((await get('/health/ready')).status).toBe(200);
});

describe('PgBouncer', () => {
  it('serves in session mode', async () => {
    url = await failover('pooler', 'session');
    await refuseSharedSessions(url);
    const pooled = openProcess();
    const ran = Promise.withResolvers<void>();
    const jobs = startJobs(pooled.services, url, [
      { name: 'pooled', everySeconds: 60, run: async () => ran.resolve() },
    ]);
    closing.push(jobs.stop);
    await ran.promise;
    for (let gift = 0; gift < 5; gift += 1)
      expect((await startDonation(pooled.services, visitor, aDonationInput())).ok).toBe(true);
    await vi.waitUntil(
      async () => {
        await pooled.services.pages.bump();
        return pooled.changes() > 0;
      },
      { timeout: 20_000, interval: 200 },
    );
  });

  it.each(['transaction', 'statement'])('is refused in %s mode', async (mode) => {
    url = await failover('pooler', mode);
    await expect(refuseSharedSessions(url)).rejects.toThrow('pool_mode = session');
  });
});
