import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { faultWords } from '../plain-error.ts';
import { migrate } from './migrate.ts';
import { makeTestDatabase, type TestDatabase } from './test-database.ts';
import { openRelay, throughHosts } from './test-relay.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await makeTestDatabase();
});
afterAll(() => test.close());

it('has nothing left to do on a migrated database, from several processes at once', async () => {
  const rounds = await Promise.all([1, 2, 3].map(() => migrate(test.connectionString)));
  expect(rounds).toEqual([[], [], []]);
});

it.each([
  ['postgresql://app@127.0.0.1:1/temple', 'ECONNREFUSED'],
  ['postgresql://app@localhost:1/temple', 'ECONNREFUSED'],
  ['postgresql://app@nowhere.invalid/temple', 'nowhere.invalid'],
])('says in one sentence why %s cannot be opened', async (url, why) => {
  const refusal = await migrate(url, { waitMs: 0 }).catch((error: unknown) => error);
  expect(faultWords(refusal)).toMatch(/^The database cannot be opened \(.+\)\. Look at DATABASE_URL\.$/);
  expect(faultWords(refusal)).toContain(why);
});

it('waits for a server that is away for a moment', async () => {
  const relay = await openRelay(test.connectionString);
  await relay.crash();
  const tries = vi.spyOn(pg.Client.prototype, 'connect');
  const migrating = migrate(throughHosts(test.connectionString, [relay]));
  await vi.waitFor(() => expect(tries.mock.calls.length).toBeGreaterThan(1));
  await relay.recover();
  expect(await migrating).toEqual([]);
  tries.mockRestore();
  await relay.crash();
});

it('lets visitors pass while it waits for a lock, and runs when it gets one', async () => {
  const name = '999-a-column.sql';
  const added = { name, sql: 'alter table causes add column tried integer', hash: 'one' };
  const reader = await test.db.startTransaction().execute();
  await reader.selectFrom('causes').select('id').execute();
  const locked = Promise.withResolvers<void>();
  const options = { migrations: [added], lockTimeoutMs: 20, onLocked: () => locked.resolve() };
  const migrating = migrate(test.connectionString, options);
  await locked.promise;
  // Nothing queues behind it: this one would wait for as long as the first reader reads.
  await test.db.selectFrom('causes').select('id').execute();
  await reader.commit().execute();
  expect(await migrating).toEqual([name]);
});

it('refuses a migration that was edited after it ran', async () => {
  await test.db
    .updateTable('migrations' as never)
    .set({ hash: 'other' } as never)
    .execute();
  await expect(migrate(test.connectionString)).rejects.toThrow('was changed after it ran');
});

it('reads paise of a bigint column as a number and a date as its calendar day', async () => {
  const { sql } = await import('kysely');
  const { rows } = await sql<{
    amount: number;
    day: string;
  }>`select 900719925474099::bigint as amount, date '2026-03-31' as day`.execute(test.db);
  expect(rows).toEqual([{ amount: 900719925474099, day: '2026-03-31' }]);
});
