import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from './test-database.ts';
import { makeThrowaway, onServer } from './throwaway-database.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await makeTestDatabase(2);
});
afterAll(() => test.close());

const databases = async () =>
  (await sql<{ name: string }>`select datname as name from pg_database`.execute(test.db)).rows
    .map(({ name }) => name)
    .filter((name) => name.startsWith('drill_'));

it('is a database of its own on the server, and gone afterwards', async () => {
  const { connectionString, drop } = await makeThrowaway(test.connectionString);
  const name = new URL(connectionString).pathname.slice(1);
  expect(await databases()).toContain(name);
  await onServer(connectionString, 'create table something ()');
  await drop();
  expect(await databases()).not.toContain(name);
});
