import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLedger } from '../db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import type { Services } from '../services.ts';
import { readStayBoard } from '../stay/queries/desk-queries.ts';
import { offerFreedNights } from '../stay/waits/offer-freed-nights.ts';
import { listWaits } from '../stay/waits/wait-queries.ts';
import { makeTestServices } from '../test-services.ts';
import { seedDemoStays } from './demo-stays.ts';
import { findDemoData } from './find-demo-data.ts';
import { seedDemo } from './seed-demo.ts';

let test: TestDatabase;
let services: Services;
beforeAll(async () => {
  test = await makeTestDatabase();
  services = makeTestServices(test.db);
});
afterAll(() => test.close());

it('fills no house that has no rooms', async () => {
  await seedDemoStays(services);
  expect(await readStayBoard(services)).toMatchObject({ inHouse: [], arrivals: [], coming: [] });
  expect((await listWaits(services)).open.waits).toEqual([]);
});

it('shows the desk a guest who is here, one who comes today, a group in a week, and who waits', async () => {
  await seedDemo(services);
  // Two processes that start together.
  await Promise.all([seedDemoStays(services), seedDemoStays(services)]);
  const { inHouse, arrivals, coming, departures } = await readStayBoard(services);
  expect([inHouse.length, arrivals.length, coming.length, departures.length]).toEqual([1, 1, 1, 0]);
  expect(inHouse[0]).toMatchObject({ toPay: 0, roomNumbers: ['201'] });
  expect(coming[0]?.roomNumbers).toHaveLength(12);
  expect(await auditLedger(test.db)).toEqual([]);
});

it('has nights to wait for: the job offers them to nobody', async () => {
  await offerFreedNights.run(services, new AbortController().signal);
  expect((await listWaits(services)).open.waits).toMatchObject([{ state: 'waiting' }]);
});

it('is refused by a start in production', async () => {
  expect(await findDemoData(services)).toContainEqual(expect.stringContaining('made-up guests'));
});
