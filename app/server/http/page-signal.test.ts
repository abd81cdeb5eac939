import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { noSharedCache } from '../shared-cache/shared-cache.ts';
import { listenForChanges, makePageSignal } from './page-signal.ts';

let test: TestDatabase;
let signals = 0;
let ear: { close: () => Promise<void> };
const log = pino({ level: 'silent' });

beforeAll(async () => {
  test = await makeTestDatabase();
  ear = listenForChanges(test.connectionString, () => (signals += 1), log);
  await until(async () => (await listeners()).length === 1);
});
afterAll(async () => {
  await ear.close();
  await test.close();
});

const listeners = async (): Promise<number[]> => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where query = 'listen content_changed' and datname = current_database()`.execute(
    test.db,
  );
  return rows.map(({ pid }) => pid);
};

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 10));
}

it('is received when the change is committed, and not when it is rolled back', async () => {
  const pages = makePageSignal(test.db, noSharedCache);
  const before = signals;
  await test.db.transaction().execute(async (trx) => {
    await pages.bump(trx);
    await sql`select 1`.execute(test.db);
    expect(signals).toBe(before);
  });
  await until(() => signals === before + 1);
  const rolledBack = test.db.transaction().execute(async (trx) => {
    await pages.bump(trx);
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await pages.bump();
  await until(() => signals === before + 2);
});

it('listens again after its connection was lost, and counts that as a change', async () => {
  const before = signals;
  for (const pid of await listeners()) await sql`select pg_terminate_backend(${pid})`.execute(test.db);
  await until(() => signals === before + 1);
  await makePageSignal(test.db, noSharedCache).bump();
  await until(() => signals === before + 2);
});
