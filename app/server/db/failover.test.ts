import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type OpenedDatabase, openDatabase } from './database.ts';
import { openConnection } from './open-connection.ts';
import { changesNothing } from './patient-client.ts';
import { makeTestDatabase, type TestDatabase } from './test-database.ts';
import { openRelay, type Relay, throughHosts, usedFirst } from './test-relay.ts';

// Two hosts that lead to one Postgres, of which either can be taken away. With real standbys:
// scripts/failover.sh.

let test: TestDatabase;
let relays: [Relay, Relay];
let url: string;
let opened: OpenedDatabase;
const moves: string[] = [];

beforeAll(async () => {
  test = await makeTestDatabase();
  relays = [await openRelay(test.connectionString), await openRelay(test.connectionString)];
  url = throughHosts(test.connectionString, relays);
  opened = openDatabase(url, { connections: 4, onLost: () => {}, onMoved: (host) => moves.push(host) });
  await sql`create table marks (name text)`.execute(test.db);
});
beforeEach(async () => {
  moves.length = 0;
});
afterAll(async () => {
  await opened.db.destroy();
  for (const relay of relays) await relay.crash();
  await test.close();
});

/** Takes away the host that is used, and brings back the other. */
async function failOver(): Promise<Relay> {
  const [used, other] = await usedFirst(relays);
  await used.crash();
  await vi.waitUntil(() => moves.length === 1);
  await used.recover();
  return other;
}

it('goes on with the other host, and says which', async () => {
  await sql`select 1`.execute(opened.db);
  const other = await failOver();
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(opened.db);
  expect(rows).toEqual([{ one: 1 }]);
  expect(moves).toEqual([other.host]);
});

/** Runs while the table is locked, so that the host is taken away in the middle of it. */
async function whileWaiting<Answer>(work: () => Promise<Answer>): Promise<PromiseSettledResult<Answer>> {
  const lock = await test.db.startTransaction().execute();
  await sql`lock table marks`.execute(lock);
  const answer = Promise.allSettled([work()]);
  await vi.waitUntil(async () => (await waiting()) === 1);
  await failOver();
  await lock.rollback().execute();
  return (await answer)[0];
}

async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(test.db);
  return rows[0]?.count ?? 0;
}

it('reads again on the other host what was being read', async () => {
  const read = await whileWaiting(() => sql`select * from marks`.execute(opened.db));
  expect(read).toMatchObject({ status: 'fulfilled', value: { rows: [] } });
});

it('writes nothing a second time, since the first may have been done', async () => {
  const write = await whileWaiting(() => sql`insert into marks values ('once')`.execute(opened.db));
  expect(write).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringMatching(/terminated/) },
  });
  const marks = async () => (await sql`select name from marks`.execute(test.db)).rows;
  await vi.waitUntil(async () => (await marks()).length > 0, { timeout: 10_000 });
  expect(await marks()).toEqual([{ name: 'once' }]);
});

it('waits while no server accepts writes, and names them without the password', async () => {
  const name = sql.id(new URL(test.connectionString).pathname.slice(1));
  await sql`alter database ${name} set default_transaction_read_only = on`.execute(test.db);
  const refused = await openConnection(url).catch((error: Error) => error);
  expect(refused).toMatchObject({
    name: 'DatabaseAwayError',
    message: expect.stringContaining(relays[0].host),
  });
  expect(String(refused)).not.toContain(new URL(test.connectionString).password);
  for (const relay of relays) await relay.crash();
  for (const relay of relays) await relay.recover();
  const read = sql`select 1`.execute(opened.db);
  await sql`alter database ${name} reset default_transaction_read_only`.execute(test.db);
  await expect(read).resolves.toMatchObject({ rows: [{ '?column?': 1 }] });
});

it('knows every function of the schema that may write', async () => {
  const { rows } = await sql<{ name: string }>`select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and provolatile = 'v' and prorettype <> 'trigger'::regtype`.execute(
    test.db,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ name }) => changesNothing(`select ${name}($1)`))).toEqual([]);
});
