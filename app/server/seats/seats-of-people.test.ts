import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLedger } from '../db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { seedDemoTours } from '../demo/demo-tours.ts';
import { makePerson, staffOf } from '../people/test-people.ts';
import { erasePerson } from '../person-file/erase-person.ts';
import { exportPerson } from '../person-file/export-person.ts';
import { preparePayment } from '../purchases/prepare-payment.ts';
import { makeFixture } from '../purchases/test-donations.ts';
import type { Services } from '../services.ts';
import { aFamily, beginTourSeats, paySeat, seatRow, setTestDeparture, testDeparture } from './test-seats.ts';

let test: TestDatabase;
let services: Services;
const owner = staffOf('per_owner', 'owner');

beforeAll(async () => {
  test = await makeTestDatabase(4);
  ({ services } = await makeFixture(test.db, { clock: () => new Date('2026-11-20T06:00:00Z') }));
  await seedDemoTours(services);
  await setTestDeparture(test.db, 12);
});
afterAll(() => test.close());

it('a guest who paid gets their seats in the export; erased, the books stay and who travels goes', async () => {
  const email = 'asha@example.com';
  const id = await beginTourSeats(services, aFamily({ name: 'Asha Rao', email }));
  await paySeat(services, id);
  const guest = await test.db
    .selectFrom('guests')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const file = await exportPerson(services, owner, guest.id);
  expect(file).toMatchObject({
    seats: [{ id, title: 'Govardhan Parikrama', buyer: { name: 'Asha Rao', email } }],
    requests: [{ kind: 'tour-registration' }],
  });
  expect(await erasePerson(services, owner, guest.id, email)).toMatchObject({ ok: true });
  expect(await seatRow(services, id)).toMatchObject({
    ...{ state: 'paid', asked: {}, request_id: null, buyer_name: 'Asha Rao', seats: 3 },
  });
  const left = test.db.selectFrom('tour_departures').select('seats_taken').where('id', '=', testDeparture);
  expect(await left.executeTakeFirst()).toEqual({ seats_taken: 0 });
  expect(await test.db.selectFrom('requests').selectAll().execute()).toEqual([]);
  expect(await auditLedger(test.db)).toEqual([]);
});

it('who booked for another address has the participants in the export, and erased they go too', async () => {
  const account = await makePerson(services, 'bina@example.com', 'Bina Rao');
  const id = await beginTourSeats(services, aFamily({ name: 'Chand Rao', email: 'chand@example.com' }));
  await services.db.updateTable('seat_bookings').set({ person_id: account }).where('id', '=', id).execute();
  await paySeat(services, id);
  expect(await exportPerson(services, owner, account)).toMatchObject({
    ...{ seats: [{ id }], requests: [{ kind: 'tour-registration' }] },
  });
  expect(await erasePerson(services, owner, account, 'bina@example.com')).toMatchObject({ ok: true });
  expect(await seatRow(services, id)).toMatchObject({ asked: {}, request_id: null });
  expect(await services.db.selectFrom('requests').select('id').execute()).toEqual([]);
  expect(await auditLedger(services.db)).toEqual([]);
});

it('erased before it was paid, a booking names nobody, and its link pays nothing', async () => {
  const account = await makePerson(services, 'esha@example.com', 'Esha Rao');
  const id = await beginTourSeats(services, aFamily({ name: 'Esha Rao', email: 'esha@example.com' }));
  expect(await erasePerson(services, owner, account, 'esha@example.com')).toMatchObject({ ok: true });
  expect(await seatRow(services, id)).toMatchObject({
    ...{ asked: {}, buyer_name: '-', buyer_phone: '', buyer_email: null, price_paise: 750_000 },
  });
  await services.db.updateTable('seat_bookings').set({ holding: false }).where('id', '=', id).execute();
  await setTestDeparture(services.db, 12);
  const pressed = await preparePayment(services, { kind: 'seat', id }, { known: false });
  expect(pressed).toMatchObject({ code: 'not-payable' });
});
