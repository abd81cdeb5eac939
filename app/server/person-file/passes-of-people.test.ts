import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Staff } from '#core/people/viewer.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { makeTestFestival, sendPasses, toPayPasses } from '../passes/test-passes.ts';
import { settlePayment } from '../purchases/settle-payment.ts';
import { type Fixture, makeFixture } from '../purchases/test-donations.ts';
import { captureOf } from '../stay/test-stays.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';

let test: TestDatabase;
let fixture: Fixture;
const now = new Date('2026-11-20T06:00:00Z');
const owner: Staff = {
  ...{ kind: 'staff', personId: 'per_owner', name: 'Owner', email: 'owner@temple.example' },
  ...{ roles: ['owner'], sessionId: 'ses_owner', address: '127.0.0.1' },
};
const holder = { name: 'Vishakha Devi', phone: '9812345670', email: 'vishakha@example.com' };

beforeAll(async () => {
  test = await makeTestDatabase(4);
  fixture = await makeFixture(test.db, { clock: () => now }, { empty: true });
  const questions = JSON.stringify([{ id: 'needs', label: 'What do you need?', required: true }]);
  await makeTestFestival(test.db, {
    products: [{ id: 'feast-camp', kind: 'camp', price_paise: 20_000, questions }],
  });
});
afterAll(() => test.close());

const send = async (counts: Record<string, string>, answers = {}) => {
  const started = await sendPasses(fixture.services, { ...holder, counts, answers });
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  return started.value.id;
};

it('passes are in the file of their holder, and what nobody paid forgets them', async () => {
  const free = await send({ 'feast-free': '1' });
  const paid = await send({ 'feast-camp': '1' }, { needs: 'A wheelchair' });
  const snapshot = captureOf(await toPayPasses(fixture.services, paid), { capturedAt: now });
  await settlePayment(fixture.services, { snapshot, event: null });
  await sql`insert into event_waits (id, event_id, product_id, slot_id, quantity, holder_name, holder_phone, holder_email,
      origin, made_at) values ('pwt_1234567890123456789012', 'feast', 'feast-seat', 'feast-six', 1, ${holder.name},
      ${`+91${holder.phone}`}, ${holder.email}, 'here', ${now})`.execute(test.db);
  const { id } = await test.db
    .selectFrom('guests')
    .select('id')
    .where('mark', '=', holder.email)
    .executeTakeFirstOrThrow();
  const file = JSON.stringify(await exportPerson(fixture.services, owner, id));
  for (const words of ['Free pass', 'A wheelchair', 'pwt_1234567890123456789012'])
    expect(file).toContain(words);

  expect(await erasePerson(fixture.services, owner, id, holder.email)).toMatchObject({ ok: true });
  const rows = await test.db
    .selectFrom('pass_bookings')
    .select(['id', 'holder_name', 'holder_phone', 'holder_email', 'answers'])
    .execute();
  expect(rows.find((row) => row.id === free)).toMatchObject({
    ...{ holder_name: '-', holder_phone: '', holder_email: null, answers: {} },
  });
  // The books need who paid; nobody needs what they answered.
  expect(rows.find((row) => row.id === paid)).toMatchObject({
    ...{ holder_name: holder.name, holder_email: holder.email, answers: {} },
  });
  expect(await test.db.selectFrom('event_waits').select('id').execute()).toEqual([]);
  const valid = await test.db.selectFrom('passes').select('id').where('state', '=', 'valid').execute();
  expect(valid).toHaveLength(2);
});
