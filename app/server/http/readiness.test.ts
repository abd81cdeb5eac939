import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { makeReadiness } from './readiness.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await makeTestDatabase();
});
afterAll(() => test.close());

it('is ready while the schema is complete and no stop was requested', async () => {
  const readiness = makeReadiness(test.db, { folder: tmpdir() });
  expect(await readiness.isReady()).toBe(true);
  readiness.stop();
  expect(await readiness.isReady()).toBe(false);
});

it('is not ready where a migration that this process knows has not run', async () => {
  const older = await makeTestDatabase();
  await sql`delete from migrations where name = '001-settings.sql'`.execute(older.db);
  expect(await makeReadiness(older.db, { folder: tmpdir() }).isReady()).toBe(false);
  await older.close();
});

it('is not ready where the database is down', async () => {
  const other = await makeTestDatabase();
  const readiness = makeReadiness(other.db, { folder: tmpdir() });
  await other.close();
  expect(await readiness.isReady()).toBe(false);
});

it('is not ready for half a minute after a disk was full, whoever reported it', async () => {
  let now = 0;
  const readiness = makeReadiness(test.db, { folder: tmpdir(), now: () => now });
  readiness.noteFault(Object.assign(new Error('duplicate key'), { code: '23505' }));
  expect(await readiness.isReady()).toBe(true);
  const full = Object.assign(new Error('could not extend file'), { code: '53100' });
  readiness.noteFault(new Error('a donation could not be stored', { cause: full }));
  expect(await readiness.isReady()).toBe(false);
  now = 30_001;
  expect(await readiness.isReady()).toBe(true);
});

it('is not ready where its own disk cannot be checked', async () => {
  const readiness = makeReadiness(test.db, { folder: '/nowhere/at/all' });
  expect(await readiness.isReady()).toBe(false);
});
