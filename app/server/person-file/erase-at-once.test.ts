import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enrolmentFields } from '#core/requests/class-enrolment.ts';
import { enrolInClass } from '../classes/enrol-in-class.ts';
import { untilWaiting } from '../db/test-at-once.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { seedDemoClasses } from '../demo/demo-classes.ts';
import { makePerson, staffOf } from '../people/test-people.ts';
import { askRefund } from '../purchases/ask-refund.ts';
import { begin, type Fixture, makeFixture, pay } from '../purchases/test-donations.ts';
import { somebody } from '../requests/test-requests.ts';
import { giveSeat } from '../seats/waiting/give-seat.ts';
import { erasePerson } from './erase-person.ts';

// Somebody's data is erased while others work on it: one waits for the other, without a deadlock.
// That they meet is no luck: a row that both want is locked until both wait.

let test: TestDatabase;
let fixture: Fixture;
const owner = staffOf('per_owner', 'owner');
const clerk = staffOf('per_clerk', 'accounts');

beforeAll(async () => {
  test = await makeTestDatabase(8);
  fixture = await makeFixture(test.db);
  await seedDemoClasses(fixture.services);
});
afterAll(() => test.close());

/** Locks a row until both wait for it, the first before the second. */
async function behind<One, Two>(
  row: { table: 'donations' | 'classes'; id: string },
  first: () => Promise<One>,
  second: () => Promise<Two>,
): Promise<[One, Two]> {
  const started: [Promise<One>, Promise<Two>] = await test.db.transaction().execute(async (trx) => {
    await sql`select id from ${sql.table(row.table)} where id = ${row.id} for update`.execute(trx);
    const one = first();
    await untilWaiting(test.db);
    const two = second();
    await untilWaiting(test.db, 2);
    return [one, two];
  });
  return Promise.all(started);
}

it('a refund that locks two donations of theirs', async () => {
  const personId = await makePerson(fixture.services, 'twice@example.com', 'Radha Twice');
  // Until a later donation has the smaller id: locking in insertion order would then take them the
  // other way round.
  const given = [await give()];
  while (given.every(({ id }, at) => at === 0 || id > (given[at - 1]?.id ?? ''))) given.push(await give());
  const [smaller, greater] = given.slice(-2).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  if (!smaller || !greater) throw new Error('two donations are needed');
  await test.db
    .updateTable('donations')
    .set({ person_id: personId })
    .where('id', 'in', [smaller.id, greater.id])
    .execute();
  const { id: paymentId } = await test.db
    .selectFrom('payments')
    .select('id')
    .where('donation_id', '=', greater.id)
    .executeTakeFirstOrThrow();
  const input = { paymentId, reason: 'The donor reported two debits.', original: smaller.id };
  const [refund, erased] = await behind(
    { table: 'donations', id: smaller.id },
    () => askRefund(fixture.services, clerk, input),
    () => erasePerson(fixture.services, owner, personId, 'twice@example.com'),
  );
  expect([refund, erased]).toMatchObject([{ ok: true }, { ok: true }]);
});

it('a seat that a handler gives in a class in which they have one and wait for another', async () => {
  const id = 'mridanga-for-beginners';
  await test.db.updateTable('classes').set({ seats: 2, seats_taken: 0 }).where('id', '=', id).execute();
  const personId = await makePerson(fixture.services, 'mother@example.com', 'Yasoda Devi');
  await enrol('Yasoda Devi', 'mother@example.com');
  await enrol('Somebody Else', 'else@example.com');
  const waiting = await enrol('Balarama Das', 'mother@example.com');
  const last = await enrol('Nanda Das', 'nanda@example.com');
  await test.db.updateTable('classes').set({ seats: 3 }).where('id', '=', id).execute();
  const donor = staffOf('per_desk', 'seva-desk');
  const [seated, erased] = await behind(
    { table: 'classes', id },
    () => giveSeat(fixture.services, donor, waiting),
    () => erasePerson(fixture.services, owner, personId, 'mother@example.com'),
  );
  expect([seated, erased]).toMatchObject([{ ok: true }, { ok: true }]);
  const left = test.db.selectFrom('classes').select('seats_taken').where('id', '=', id);
  expect(await left.executeTakeFirst()).toEqual({ seats_taken: 1 });
  expect(await giveSeat(fixture.services, donor, last)).toMatchObject({ ok: true });
});

async function give(): Promise<{ id: string }> {
  const donation = await begin(fixture.services, { email: 'somebody@example.com' });
  await pay(fixture.gateway, donation.orderId, 'pay');
  await fixture.gateway.tick();
  return donation;
}

/** Returns the request's id. */
async function enrol(name: string, email: string): Promise<string> {
  const blank = Object.fromEntries(enrolmentFields.map((field) => [field, ''])) as Record<
    (typeof enrolmentFields)[number],
    string
  >;
  const typed = { ...blank, name, age: '30', email, phone: '9876500000' };
  const placed = await enrolInClass(fixture.services, 'mridanga-for-beginners', typed, somebody());
  if (!placed.ok) throw new Error(placed.code);
  const row = await test.db
    .selectFrom('requests')
    .select('id')
    .where('reference', '=', placed.value.reference)
    .executeTakeFirstOrThrow();
  return row.id;
}
