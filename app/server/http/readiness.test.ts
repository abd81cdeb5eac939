import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { makeReadiness } from './readiness.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await makeTestDatabase();
});
afterAll(() => test.close());

it('is ready while the schema is whole and no stop was asked for', async () => {
  const readiness = makeReadiness(test.db);
  expect(await readiness.isReady()).toBe(true);
  readiness.stop();
  expect(await readiness.isReady()).toBe(false);
});

it('is not ready where a migration that this process knows has not run', async () => {
  const older = await makeTestDatabase();
  await sql`delete from migrations where name = '001-settings.sql'`.execute(older.db);
  expect(await makeReadiness(older.db).isReady()).toBe(false);
  await older.close();
});

it('is not ready where the database is gone', async () => {
  const other = await makeTestDatabase();
  const readiness = makeReadiness(other.db);
  await other.close();
  expect(await readiness.isReady()).toBe(false);
});
