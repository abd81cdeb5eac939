import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { listHousekeeping } from '#server/stay/queries/housekeeping-list.ts';
import { listRooms } from '#server/stay/queries/room-list.ts';
import { readTapeChart } from '#server/stay/queries/tape-chart.ts';
import { listRoomTypes } from '#server/stay/room-queries.ts';
import { makeTestServices } from '#server/test-services.ts';

// What a kind of room is called where the office is read in Hindi: as on the page of the house.

let test: TestDatabase;

beforeAll(async () => {
  test = await makeTestDatabase(4);
});
afterAll(() => test.close());

it('rooms, chart and housekeeping say the kind in Hindi', async () => {
  const services = makeTestServices(test.db);
  await seedDemo(services);
  await test.db.updateTable('rooms').set({ housekeeping: 'dirty' }).execute();
  const kinds = (await listRoomTypes(services)).map(({ title }) => title);
  expect(kinds.every((title) => /[\u0900-\u097f]/.test(title))).toBe(true);
  const { rooms } = await readTapeChart(services, { from: '2026-11-20', nights: 14 }, null);
  for (const rows of [await listRooms(services), rooms, await listHousekeeping(services)]) {
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.filter(({ kindTitle }) => !kinds.includes(kindTitle))).toEqual([]);
  }
});
