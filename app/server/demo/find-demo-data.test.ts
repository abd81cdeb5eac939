import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { makeTestServices } from '../test-services.ts';
import { findDemoData } from './find-demo-data.ts';
import { seedDemo } from './seed-demo.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await makeTestDatabase();
});
afterAll(() => test.close());

it('finds nothing in an empty database, and what a visitor must not meet in a seeded one', async () => {
  const services = makeTestServices(test.db);
  expect(await findDemoData(services)).toEqual([]);
  // Three processes that start together on one database.
  await Promise.all([seedDemo(services), seedDemo(services), seedDemo(services)]);
  expect(await findDemoData(services)).toEqual([
    expect.stringContaining('demo administrator'),
    expect.stringContaining('demo charity'),
  ]);
});
