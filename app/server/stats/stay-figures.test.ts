import { afterAll, beforeAll, expect, it } from 'vitest';
import { paise } from '#core/money/paise.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { type Fixture, makeFixture } from '../purchases/test-donations.ts';
import { checkIn, checkOut } from '../stay/desk/advance-stay.ts';
import { moveRoom } from '../stay/desk/move-room.ts';
import { takeDeposit } from '../stay/desk/take-deposit.ts';
import { takeDeskPayment } from '../stay/desk/take-desk-payment.ts';
import { bookedByDesk, keeper } from '../stay/desk/test-desk.ts';
import { blockRoom } from '../stay/house/block-room.ts';
import { listDeskDays } from '../stay/queries/desk-days.ts';
import { makeTestHouse, sendStay, setTestTerms } from '../stay/test-stays.ts';
import { exportStayMonths, listStayMonths } from './stay-figures.ts';

let test: TestDatabase;
let fixture: Fixture;
let now = new Date('2026-11-20T06:00:00Z');
const of = () => fixture.services;

/** Two rooms of 1,050 rupees a night, 50 of them tax. */
beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeFixture(test.db, { clock: () => now }, { empty: true });
  await makeTestHouse(test.db, 2);
  await test.db
    .updateTable('room_types')
    .set({ night_paise: paise(105_000) })
    .where('id', '=', 'cell')
    .execute();
  await setTestTerms(test.db, { gst: [{ upTo: null, rateBp: 500 }], meal_paise: 10_000 });
});
afterAll(() => test.close());

const booked = (arrival: string, departure: string, meals = '', rooms = '1') =>
  bookedByDesk(of(), { arrival, departure, meals, rooms });
const monthOf = async (month: string) =>
  (await listStayMonths(of(), '2026-27')).find((one) => one.month === month);

it('counts sold and available nights of each month, and revenue without tax and meals', async () => {
  await booked('2026-12-30', '2027-01-02', 'on');
  // Held for a payment is not sold; a blocked night cannot be.
  await sendStay(of(), { arrival: '2026-12-10', departure: '2026-12-12' });
  const block = { room: 'rom_cell_2', from: '2026-12-01', to: '2026-12-03', reason: 'Painting' };
  expect(await blockRoom(of(), keeper, block)).toMatchObject({ ok: true });
  expect(await monthOf('2026-12')).toEqual({
    ...{ month: '2026-12', kind: 'Kind cell', available: 60, sold: 2, revenue: 200_000 },
  });
  expect(await monthOf('2027-01')).toMatchObject({ available: 62, sold: 1, revenue: 100_000 });
  expect(await monthOf('2026-11')).toMatchObject({ available: 60, sold: 0, revenue: 0 });
});

it('keeps the revenue of who leaves early, and frees the nights', async () => {
  now = new Date('2027-02-01T08:00:00Z');
  const stayId = await booked('2027-02-01', '2027-02-04');
  await checkIn(of(), keeper, { stayId, idKind: 'passport', idLast4: 'Z123' });
  await takeDeposit(of(), keeper, { stayId, deposit: '500', depositMode: 'cash', held: '0' });
  await takeDeskPayment(of(), keeper, { stayId, amount: '3150', mode: 'upi', due: '315000' });
  now = new Date('2027-02-02T04:00:00Z');
  await checkOut(of(), keeper, stayId);
  expect(await monthOf('2027-02')).toMatchObject({ sold: 1, revenue: 300_000 });
  const days = await listDeskDays(of(), { firstDay: '2027-02-01', lastDay: '2027-02-28' });
  expect(days).toEqual([
    { day: '2027-02-01', cash: { taken: 50_000, back: 0 }, upi: { taken: 315_000, back: 0 } },
  ]);
  const file = await exportStayMonths(of(), keeper, '2026-27');
  expect(file).toContain('2027-02,Kind cell,56,1,1.8,3000.00,3000.00,53.57');
});

it('counts nights and revenue for the kind of the room, closed or not, and fills no kind more than once', async () => {
  await makeTestHouse(test.db, 1, 'suite');
  now = new Date('2027-02-20T08:00:00Z');
  const first = await booked('2027-03-01', '2027-03-31');
  await moveRoom(of(), keeper, { stayId: first, from: 'rom_cell_1', to: 'rom_suite_1' });
  for (const _ of [1, 2]) await booked('2027-03-01', '2027-03-31');
  await test.db.updateTable('rooms').set({ closed: true }).where('id', '=', 'rom_cell_2').execute();
  const march = (await listStayMonths(of(), '2026-27')).filter(({ month }) => month === '2027-03');
  expect(march).toEqual([
    { month: '2027-03', kind: 'Kind cell', available: 61, sold: 60, revenue: 6_000_000 },
    { month: '2027-03', kind: 'Kind suite', available: 31, sold: 30, revenue: 3_000_000 },
  ]);
});

it('shares the night of a stay in rooms of two kinds, to the paisa, also where the guest left early', async () => {
  now = new Date('2027-03-20T08:00:00Z');
  await test.db.updateTable('rooms').set({ closed: false }).execute();
  await test.db
    .updateTable('room_types')
    .set({ night_paise: paise(100_008) })
    .where('id', '=', 'cell')
    .execute();
  now = new Date('2027-04-10T08:00:00Z');
  const stayId = await booked('2027-04-10', '2027-04-13', '', '2');
  await moveRoom(of(), keeper, { stayId, from: 'rom_cell_2', to: 'rom_suite_1' });
  await checkIn(of(), keeper, { stayId, idKind: 'passport', idLast4: 'Z123' });
  now = new Date('2027-04-11T04:00:00Z');
  await checkOut(of(), keeper, stayId);
  const april = (await listStayMonths(of(), '2027-28')).filter(({ month }) => month === '2027-04');
  expect(april).toMatchObject([
    { kind: 'Kind cell', sold: 1, revenue: 285_738 },
    { kind: 'Kind suite', sold: 1, revenue: 285_735 },
  ]);
});
