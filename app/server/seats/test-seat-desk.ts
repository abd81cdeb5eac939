import { afterEach, beforeEach, expect } from 'vitest';
import { auditLedger } from '../db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { seedDemoClasses } from '../demo/demo-classes.ts';
import { seedDemoTours } from '../demo/demo-tours.ts';
import { staffOf } from '../people/test-people.ts';
import { makeFixture } from '../purchases/test-donations.ts';
import type { Services } from '../services.ts';
import { confirmSeatReturn } from './desk/return-seat-money.ts';
import { takeSeatMoney } from './desk/take-seat-money.ts';
import { findSeat } from './queries/seat-queries.ts';
import { beginTourSeats, paySeat, setTestDeparture } from './test-seats.ts';

export const desk = staffOf('per_desk', 'seva-desk');
export const accounts = staffOf('per_accounts', 'accounts');

/**
 * For a test file of the desk that takes money for seats: a new database for each test, on 20
 * November, with thirty seats in the departure; after it the audit finds nothing.
 */
export function openSeatDesk() {
  let test: TestDatabase;
  let services: Services;
  let now: Date;

  beforeEach(async () => {
    test = await makeTestDatabase();
    now = new Date('2026-11-20T06:00:00Z');
    services = (await makeFixture(test.db, { clock: () => now })).services;
    await seedDemoClasses(services);
    await seedDemoTours(services);
    await setTestDeparture(test.db, 30);
  });
  afterEach(async () => {
    expect(await auditLedger(test.db)).toEqual([]);
    await test.close();
  });

  const view = async (id: string) => {
    const seat = await findSeat(services, id);
    if (!seat) throw new Error('no such booking');
    return seat;
  };
  const setNow = (moment: Date) => {
    now = moment;
  };

  return {
    ...{ db: () => test.db, services: () => services, now: () => now, setNow, view },
    /** Three days before the tour, when its ladder gives nothing back. */
    late: () => setNow(new Date('2026-11-27T06:00:00Z')),
    /** Three seats of 2,500 rupees, 500 each paid on the site. */
    booked: async () => {
      const id = await beginTourSeats(services);
      await paySeat(services, id);
      return id;
    },
    take: (seatId: string, amount: string, due: number, mode = 'cash') =>
      takeSeatMoney(services, desk, { seatId, amount, mode, due: String(due) }),
    confirm: async (staff: typeof desk, seatId: string) =>
      confirmSeatReturn(services, staff, { seatId, returnId: (await view(seatId)).deskReturns[0]?.id ?? '' }),
  };
}
