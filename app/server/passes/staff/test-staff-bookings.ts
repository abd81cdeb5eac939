import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { makeTestDatabase } from '#server/db/test-database.ts';
import { staffOf } from '#server/people/test-people.ts';
import { makeFixture } from '#server/purchases/test-donations.ts';
import type { Services } from '#server/services.ts';
import { aPassInput, makeTestFestival } from '../test-passes.ts';
import { listBookings, readBookingFilters } from './booking-list.ts';
import { findBookingRecord } from './booking-record.ts';
import { type CounterSale, sellPasses } from './sell-passes.ts';

export const organiser = staffOf('per_organiser', 'event-organiser');
export const accountant = staffOf('per_accountant', 'accounts');
export const problem = (field: string, code: string) => ({ problems: [{ field, code }] });

/** The prices of the test festival, as the form at the counter shows them. */
export const shown = { 'feast-seat': '10000', 'feast-free': '0' };

type Office = {
  services: Services;
  db: Services['db'];
  /** The clock, which tests set. */
  now: Date;
};

/**
 * An office with a database of its own, in which Hindi is offered. Before each test: five seats,
 * five free passes, six people at six; a week before the evening.
 */
export function prepareTestOffice(): Office {
  const office = { now: new Date() } as Office;
  let close = async () => {};
  beforeAll(async () => {
    const test = await makeTestDatabase(8);
    await sql`insert into settings (key, value, version, updated_at)
      values ('languages', '{"hi": true}', 1, now())`.execute(test.db);
    const { services } = await makeFixture(test.db, { clock: () => office.now });
    Object.assign(office, { services, db: test.db });
    close = test.close;
  });
  beforeEach(async () => {
    office.now = new Date('2026-11-26T06:00:00Z');
    await sql`truncate events, pass_bookings, payments, refunds, letters, holds, tries cascade`.execute(
      office.db,
    );
    await makeTestFestival(office.db, { seats: 5, people: 6 });
  });
  afterAll(() => close());
  return office;
}

/** Two seats that are paid in cash. */
export const sale = (instead: Partial<CounterSale> = {}): CounterSale => ({
  ...aPassInput({ shown, counts: { 'feast-seat': '2' } }),
  ...{ mode: 'cash', language: 'en', ...instead },
});

/** The id of what was sold at the counter. */
export async function sold(services: Services, instead: Partial<CounterSale> = {}): Promise<string> {
  const done = await sellPasses(services, organiser, 'feast', sale(instead));
  if (!('value' in done)) throw new Error(JSON.stringify(done));
  return done.value.id;
}

export async function bookingOf(services: Services, id: string) {
  const booking = await findBookingRecord(services, 'feast', id);
  if (!booking) throw new Error('no booking');
  return booking;
}

/** What the list shows of a search; without one, everything. */
export function listed(services: Services, query: Record<string, string> = {}) {
  return listBookings(services, 'feast', readBookingFilters(new URLSearchParams(query)));
}

/** 'passes mira@example.com en', one a letter. */
export async function lettersTo({ db }: Pick<Services, 'db'>): Promise<string[]> {
  const rows = await db.selectFrom('letters').select(['kind', 'recipient', 'language']).execute();
  return rows.map(({ kind, recipient, language }) => `${kind} ${recipient} ${language}`).sort();
}

export async function left(
  { db }: Pick<Services, 'db'>,
  table: 'event_products' | 'event_slots',
  id: string,
): Promise<number> {
  const row = await db.selectFrom(table).select('on_hand').where('id', '=', id).executeTakeFirstOrThrow();
  return row.on_hand;
}
