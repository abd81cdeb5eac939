import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../db/database.ts';
import type { Db } from '../db/schema.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { makeTestServices } from '../test-services.ts';
import { confirmHold } from './confirm-hold.ts';
import { eventProductPool, eventSlotPool } from './event-pools.ts';
import { holdUnits } from './hold-units.ts';
import { releaseExpiredHolds } from './release-expired-holds.ts';

// Two processes are two pools of connections on one Postgres.

let test: TestDatabase;
let second: Db;
const now = new Date('2026-09-04T06:00:00Z');

beforeAll(async () => {
  test = await makeTestDatabase(6);
  ({ db: second } = openDatabase(test.connectionString, { connections: 6, onLost: () => {} }));
});
afterAll(async () => {
  await second.destroy();
  await test.close();
});
beforeEach(async () => {
  await sql`truncate events, holds cascade`.execute(test.db);
  await sql`insert into events (id, title, description, location, starts_at, images, status, publish_at)
    values ('feast', 'Feast', '-', 'Hall', ${now}, '[{"image": "aarti", "alt": "-"}]', 'live', ${now})`.execute(
    test.db,
  );
  await test.db
    .insertInto('event_products')
    .values({
      ...{ id: 'seat', event_id: 'feast', title: 'Seat', kind: 'seat', price_paise: 10_000 },
      ...{ family_limit: 4, on_hand: 500, quota: 500 },
    })
    .execute();
  const time = { starts_at: now, ends_at: new Date('2026-09-04T07:00:00Z') };
  await test.db
    .insertInto('event_slots')
    .values({ id: 'six', event_id: 'feast', ...time, on_hand: 600, capacity: 600 })
    .execute();
});

/** One seat for as many people, held and at once paid; true: it has both. */
function buy(holder: string, db: Db, people = 1): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const seat = await holdUnits(trx, { pool: eventProductPool, holder, now }, [
      { unitId: 'seat', quantity: 1 },
    ]);
    if (!seat.ok) return false;
    const room = await holdUnits(trx, { pool: eventSlotPool, holder, now }, [
      { unitId: 'six', quantity: people },
    ]);
    if (!room.ok) throw new Error('the slot is full');
    for (const pool of [eventProductPool, eventSlotPool]) await confirmHold(trx, { pool, holder, now });
    return true;
  });
}

const counts = async () => ({
  seats: await test.db.selectFrom('event_products').select(['on_hand', 'held']).executeTakeFirst(),
  people: await test.db.selectFrom('event_slots').select(['on_hand', 'held']).executeTakeFirst(),
});

it('2,000 who race over two processes for 500 seats get 500', { timeout: 240_000 }, async () => {
  // As many at a time as there are connections twice: the rest would only wait for one.
  const lanes = Array.from({ length: 24 }, async (_, lane) => {
    let got = 0;
    for (let at = lane; at < 2000; at += 24) {
      if (await buy(`buyer-${at}`, at % 2 ? second : test.db)) got += 1;
    }
    return got;
  });
  const got = (await Promise.all(lanes)).reduce((sum, one) => sum + one, 0);
  expect(got).toBe(500);
  expect(await counts()).toEqual({ seats: { on_hand: 0, held: 0 }, people: { on_hand: 100, held: 0 } });
});

it('a slot that is full gives the seat back', async () => {
  expect(await buy('group', test.db, 600)).toBe(true);
  await expect(buy('late', second)).rejects.toThrow('the slot is full');
  expect(await counts()).toEqual({ seats: { on_hand: 499, held: 0 }, people: { on_hand: 0, held: 0 } });
});

it('what nobody paid is free again after its quarter of an hour', async () => {
  await test.db.transaction().execute(async (trx) => {
    await holdUnits(trx, { pool: eventProductPool, holder: 'slow', now }, [
      { unitId: 'seat', quantity: 500 },
    ]);
    await holdUnits(trx, { pool: eventSlotPool, holder: 'slow', now }, [{ unitId: 'six', quantity: 600 }]);
  });
  expect(await buy('next', second)).toBe(false);
  const later = new Date('2026-09-04T06:15:00Z');
  const services = makeTestServices(test.db, { clock: () => later });
  await releaseExpiredHolds.run(services, new AbortController().signal);
  expect(await counts()).toEqual({ seats: { on_hand: 500, held: 0 }, people: { on_hand: 600, held: 0 } });
  expect(await buy('next', second)).toBe(true);
});

it.each([
  ['more passes held than there are', sql`update event_products set held = 501`],
  ['more people in a slot than find a place', sql`update event_slots set held = 601`],
  ['passes below none', sql`update event_products set on_hand = -1`],
  ['a free pass with a price', sql`update event_products set kind = 'free'`],
  ['a seat for nothing', sql`update event_products set price_paise = 0`],
  [
    'a slot that begins between two minutes',
    sql`update event_slots set starts_at = starts_at - interval '9 seconds'`,
  ],
  ['a slot at a gate that is none of the event', sql`update event_slots set gate = 4`],
])('the database refuses %s', async (_, statement) => {
  await expect(statement.execute(test.db)).rejects.toThrow(/violates/);
});
