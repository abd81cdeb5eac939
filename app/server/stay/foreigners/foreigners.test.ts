import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { staffOf } from '#server/people/test-people.ts';
import { type Fixture, makeFixture } from '#server/purchases/test-donations.ts';
import { checkIn } from '../desk/advance-stay.ts';
import { bookedByDesk } from '../desk/test-desk.ts';
import { forgetPastStays } from '../record/forget-past-stays.ts';
import { makeTestHouse } from '../test-stays.ts';
import { exportFormC, listPassportGuests } from './foreigners.ts';

const keeper = staffOf('per_keeper', 'guest-house-desk');
let test: TestDatabase;
let fixture: Fixture;
let now = new Date('2026-12-01T08:00:00Z');
const of = () => fixture.services;

beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeFixture(test.db, { clock: () => now }, { empty: true });
  await makeTestHouse(test.db, 5);
});
afterAll(() => test.close());

async function comes(name: string, idKind: string) {
  const stayId = await bookedByDesk(of(), { name, purpose: 'Darshan' });
  expect(await checkIn(of(), keeper, { stayId, idKind, idLast4: 'Z123' })).toMatchObject({ ok: true });
}

it('lists who showed a passport, and saves the fields of Form C with a line a person, logged', async () => {
  await comes('Anna Smith', 'passport');
  await comes('Gopal Das', 'aadhaar');
  expect(await listPassportGuests(of())).toMatchObject([{ name: 'Anna Smith', people: 2, last4: 'Z123' }]);
  const [head, first, second, ...more] = (await exportFormC(of(), keeper)).trim().split('\r\n');
  expect(more).toEqual([]);
  expect(head).toContain('Surname and given name,Sex,Date of birth,Nationality');
  expect(first).toMatch(/cell 1,Anna Smith,,,,,…Z123,/);
  expect(first).toContain(',2026-12-01,13:30,2,Darshan,');
  expect(second).toMatch(/cell 1,,,,,,,/);
  const logged = await test.db.selectFrom('audit_log').select('action').execute();
  expect(logged.map(({ action }) => action)).toContain('stay.foreigners-exported');
});

it('after two weeks lists nobody, and after a year has forgotten the papers of who left', async () => {
  now = new Date('2026-12-16T08:00:00Z');
  expect(await listPassportGuests(of())).toEqual([]);
  await test.db
    .updateTable('stay_bookings')
    .set({ stage: 'left', left_at: now })
    .where('guest_name', '=', 'Anna Smith')
    .execute();
  const papers = async () => {
    const rows = await test.db
      .selectFrom('stay_bookings')
      .select(['guest_name', 'id_last4', 'purpose'])
      .orderBy('number')
      .execute();
    return rows.map((row) => [row.guest_name, row.id_last4, row.purpose]);
  };
  const run = () => forgetPastStays.run(of(), new AbortController().signal);
  now = new Date('2028-01-07T08:00:00Z');
  await run();
  expect((await papers())[0]).toEqual(['Anna Smith', 'Z123', 'Darshan']);
  now = new Date('2028-01-08T08:00:00Z');
  await run();
  expect(await papers()).toEqual([
    ['Anna Smith', null, null],
    // Never checked out: still here, as far as anybody knows.
    ['Gopal Das', 'Z123', 'Darshan'],
  ]);
});
