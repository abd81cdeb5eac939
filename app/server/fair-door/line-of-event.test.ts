import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { findLine } from './find-line.ts';
import { findDoor, lineNow } from './line-queries.ts';
import { takePlace } from './take-place.ts';
import { makeTestEvent, switchDoor, takeTestPlace, testStranger } from './test-doors.ts';

let test: TestDatabase;
let services: Services;

beforeAll(async () => {
  test = await makeTestDatabase(4);
});
afterAll(() => test.close());
beforeEach(async () => {
  services = makeTestServices(test.db, { clock: () => new Date('2026-12-04T04:00:30Z') });
  await sql`truncate events, tries cascade`.execute(test.db);
  await makeTestEvent(test.db, 'janmashtami');
});
afterEach(() => services.fairDoors.close());

it('has a crowd where many wait, and none where the door is merely on', async () => {
  const door = await switchDoor(services, 'janmashtami', { mode: 'on', mostInside: '1' });
  expect(await findLine(services, door)).toMatchObject({ crowded: false });
  for (let number = 0; number < 20; number += 1) await takeTestPlace(services, door);
  expect(await findLine(services, door)).toMatchObject({ crowded: true });
});

it.each([
  ['was cancelled', { status: 'cancelled' }],
  ['was taken off the site', { status: 'draft' }],
  ['is over', { ends_at: new Date('2026-12-04T04:00:00Z'), starts_at: new Date('2026-12-04T03:00:00Z') }],
] as const)('of an event that %s leads to its registration, which says so', async (_, set) => {
  const door = await switchDoor(services, 'janmashtami', { mode: 'on' });
  await takeTestPlace(services, door);
  const path = '/events/single-event/janmashtami/passes';
  const ask = () => services.fairDoors.leadAway({ method: 'GET', url: path, headers: {} });
  expect(ask()).toBe(`/line/${door}`);
  await test.db.updateTable('events').set(set).where('id', '=', 'janmashtami').execute();
  await services.fairDoors.look();
  expect(ask()).toBeNull();
  expect(await takePlace(services, door, testStranger(), null)).toMatchObject({ code: 'door-open' });
  const found = await findDoor(services, door);
  expect(found && (await lineNow(services, found))).toMatchObject({ open: true });
});
