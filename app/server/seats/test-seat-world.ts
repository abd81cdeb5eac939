import { beforeAll, beforeEach } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { seedDemoClasses } from '../demo/demo-classes.ts';
import { seedDemoTours } from '../demo/demo-tours.ts';
import { type Fixture, makeFixture } from '../purchases/test-donations.ts';
import { openFixture } from '../purchases/test-fixture.ts';
import {
  seatLettersOf,
  seatRefundsOf,
  setTestClass,
  setTestDeparture,
  testClass,
  testDeparture,
} from './test-seats.ts';

const morning = new Date('2026-11-20T06:00:00Z');

/** A fresh database with the demo's classes and tours, for a test that closes it. */
export async function makeSeatDatabase(clock: () => Date): Promise<{ test: TestDatabase; fixture: Fixture }> {
  const test = await makeTestDatabase(8);
  const fixture = await makeFixture(test.db, { clock });
  await seedDemoClasses(fixture.services);
  await seedDemoTours(fixture.services);
  return { test, fixture };
}

/**
 * For a test file: a site with the demo's classes and tours. Before each test it is the morning of
 * 20 November, and all seats are free: two in the class and six in the departure. The bookings of
 * earlier tests lose theirs, so a test that is about it asks the audit itself.
 */
export function openSeats() {
  let now = morning;
  const fixture = openFixture({ clock: () => now }, { connections: 8, audited: false });
  const db = () => fixture.db;

  beforeAll(async () => {
    await seedDemoClasses(fixture.services);
    await seedDemoTours(fixture.services);
  });
  beforeEach(async () => {
    now = morning;
    await db().updateTable('seat_bookings').set({ holding: false, request_id: null, asked: '{}' }).execute();
    for (const table of ['requests', 'letters', 'tries', 'unproven_shares'] as const)
      await db().deleteFrom(table).execute();
    await setTestClass(db(), 2);
    await setTestDeparture(db(), 6);
  });

  const countTaken = async (table: 'classes' | 'tour_departures', id: string): Promise<number> => {
    const row = db().selectFrom(table).select('seats_taken').where('id', '=', id);
    return (await row.executeTakeFirstOrThrow()).seats_taken;
  };

  return {
    ...{ db, services: () => fixture.services, gateway: () => fixture.gateway },
    setNow: (moment: Date) => {
      now = moment;
    },
    addMinutes: (count: number) => {
      now = new Date(now.getTime() + count * 60_000);
    },
    classTaken: () => countTaken('classes', testClass),
    tourTaken: () => countTaken('tour_departures', testDeparture),
    requests: () => db().selectFrom('requests').selectAll().execute(),
    lettersOf: (id: string) => seatLettersOf(db(), id),
    refundsOf: (id: string) => seatRefundsOf(db(), id),
  };
}
