import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { callNumbers } from './call-numbers.ts';
import type { Place } from './place-cookie.ts';
import { enterTestDoor, makeTestEvent, sendTestForm, takeTestPlace } from './test-doors.ts';

/**
 * For a test file: two processes of the site on one database and one clock, and two events without
 * a door, made anew before each test.
 */
export function openDoors() {
  let test: TestDatabase;
  let now = new Date();
  let processes: [Services, Services];
  const db = () => test.db;
  const one = () => processes[0];
  const other = () => processes[1];

  beforeAll(async () => {
    test = await makeTestDatabase(8);
    const clock = () => now;
    processes = [makeTestServices(test.db, { clock }), makeTestServices(test.db, { clock })];
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    now = new Date('2026-12-04T04:00:30Z');
    await sql`truncate events, tries cascade`.execute(test.db);
    for (const id of ['janmashtami', 'ratha-yatra']) await makeTestEvent(test.db, id);
  });
  // Their clocks would look at the doors while the tables are emptied.
  afterEach(() => Promise.all(processes.map(({ fairDoors }) => fairDoors.close())));

  return {
    ...{ db, one, other },
    now: () => now,
    addMinutes: (count: number) => {
      now = new Date(now.getTime() + count * 60_000);
    },
    take: (door: string, services = one()) => takeTestPlace(services, door),
    call: (door: string) => callNumbers(test.db, door, 0, () => now),
    enter: (door: string, place: Place, services = one()) => enterTestDoor(services, door, place),
    send: (door: string, place: Place | null, key?: string, services = one()) =>
      sendTestForm(services, { door, place, key }),
  };
}
