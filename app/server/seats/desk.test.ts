import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import type { BillFacts } from '#core/orders/bill.ts';
import { periodOf } from '#core/stats/periods.ts';
import { auditLedger } from '../db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { seedDemoClasses } from '../demo/demo-classes.ts';
import { seedDemoTours } from '../demo/demo-tours.ts';
import { composeLetter } from '../letters/compose-letter.ts';
import { staffOf } from '../people/test-people.ts';
import { settlePayment } from '../purchases/settle-payment.ts';
import { makeFixture } from '../purchases/test-donations.ts';
import { somebody } from '../requests/test-requests.ts';
import type { Services } from '../services.ts';
import { captureOf } from '../stay/test-stays.ts';
import { registerForTour } from '../tours/register-for-tour.ts';
import { cancelSeatByStaff } from './changes/cancel-by-staff.ts';
import { cancelOwnSeat } from './changes/cancel-seat.ts';
import { payOwnRest } from './checkout/pay-own-rest.ts';
import { askRest } from './desk/ask-rest.ts';
import { bookAtDesk } from './desk/book-at-desk.ts';
import { askCounterSeatReturn, confirmSeatReturn, decideSeatReturn } from './desk/return-seat-money.ts';
import { takeSeatMoney } from './desk/take-seat-money.ts';
import { listSeatDeskDays } from './queries/desk-days.ts';
import { findManifest } from './queries/manifest-queries.ts';
import { findSeat } from './queries/seat-queries.ts';
import { noteSeatMoney } from './record/seat-money.ts';
import { expireSeats } from './states/expire-seats.ts';
import {
  aFamily,
  beginTourSeats,
  paySeat,
  seatRow,
  seatToPay,
  setTestDeparture,
  testDeparture,
} from './test-seats.ts';

let test: TestDatabase;
let services: Services;
let now: Date;
const desk = staffOf('per_desk', 'seva-desk');
const accounts = staffOf('per_accounts', 'accounts');

beforeEach(async () => {
  test = await makeTestDatabase();
  now = new Date('2026-11-20T06:00:00Z');
  services = (await makeFixture(test.db, { clock: () => now })).services;
  await seedDemoClasses(services);
  await seedDemoTours(services);
  await setTestDeparture(test.db, 30);
});
afterEach(async () => {
  await services.receipts.close();
  expect(await auditLedger(test.db)).toEqual([]);
  await test.close();
});

/** Three seats of 2,500 rupees, 500 each paid on the site. */
async function booked(): Promise<string> {
  const id = await beginTourSeats(services);
  await paySeat(services, id);
  return id;
}

const take = (seatId: string, amount: string, due: number, mode = 'cash') =>
  takeSeatMoney(services, desk, { seatId, amount, mode, due: String(due) });
const view = async (id: string) => {
  const seat = await findSeat(services, id);
  if (!seat) throw new Error('no such booking');
  return seat;
};
const confirm = async (staff: typeof desk, seatId: string) =>
  confirmSeatReturn(services, staff, { seatId, returnId: (await view(seatId)).deskReturns[0]?.id ?? '' });
const bills = async (id: string) => {
  const rows = await test.db
    .selectFrom('bills')
    .select(['number', 'kind', 'total_paise', sql<BillFacts>`facts`.as('facts')])
    .where('seat_id', '=', id)
    .orderBy('issued_at')
    .orderBy(sql`kind = 'credit-note'`)
    .orderBy('sequence')
    .execute();
  return rows;
};
const setRates = (classes: string, tours: string) =>
  test.db
    .insertInto('settings')
    .values({ key: 'seatBills', value: JSON.stringify({ classes, tours }) })
    .execute();
/** Three days before the tour, when its ladder gives nothing back. */
const late = () => {
  now = new Date('2026-11-27T06:00:00Z');
};

it('takes the rest at the desk, once, never more than is left, and shows it on the sheet', async () => {
  const id = await booked();
  const due = rupees(6_000);
  expect(await view(id)).toMatchObject({ paid: rupees(1_500), toPay: due });
  expect(await take(id, '6000.01', due)).toMatchObject({ problems: [{ code: 'seat-more-than-due' }] });
  expect(await take(id, '0', due)).toMatchObject({ problems: [{ field: 'amount', code: 'amount-none' }] });
  expect(await take(id, '4000', due)).toEqual({ ok: true, value: null });
  expect(await take(id, '4000', due)).toMatchObject({ problems: [{ code: 'seat-paid-meanwhile' }] });
  expect(await take(id, '2000', rupees(2_000), 'upi')).toMatchObject({ ok: true });
  const { paid, toPay, deskEntries } = await view(id);
  expect({ paid, toPay }).toEqual({ paid: rupees(7_500), toPay: 0 });
  expect(deskEntries).toMatchObject([
    { direction: 'in', mode: 'cash', amount: rupees(4_000), day: '2026-11-20' },
    { direction: 'in', mode: 'upi', amount: rupees(2_000) },
  ]);
  expect(deskEntries[1]?.number).toBeGreaterThan(deskEntries[0]?.number ?? 0);
  const sheet = await findManifest(services, testDeparture);
  expect(sheet?.rows[0]?.money).toMatchObject({ seatId: id, paid: rupees(7_500), toPay: 0 });
  const noticed = test.db.selectFrom('audit_log').select('id').where('action', '=', 'seat.paid-at-desk');
  expect(await noticed.execute()).toHaveLength(2);
  // Nothing was billed: the settings have no rate.
  expect(await bills(id)).toEqual([]);
});

it('numbers its receipts without a gap, also after one that came to nothing', async () => {
  const id = await booked();
  await take(id, '1000', rupees(6_000));
  const lost = services.db.transaction().execute(async (trx) => {
    const move = { bookingId: id, direction: 'in', amount: rupees(1_000), mode: 'cash' } as const;
    await noteSeatMoney(trx, services, { ...move, by: desk.personId, day: '2026-11-20', at: now });
    throw new Error('power cut');
  });
  await expect(lost).rejects.toThrow('power cut');
  const other = await booked();
  await Promise.all([take(id, '500', rupees(5_000)), take(other, '500', rupees(6_000))]);
  const { rows } = await sql<{
    number: number;
  }>`select number from seat_desk_payments order by number`.execute(test.db);
  expect(rows.map(({ number }) => Number(number))).toEqual([1, 2, 3]);
});

it('counts by day what it took and handed back, for the till of that evening', async () => {
  const id = await booked();
  await take(id, '4000', rupees(6_000));
  await take(id, '500', rupees(2_000), 'upi');
  late();
  await askCounterSeatReturn(services, desk, { seatId: id, back: '700', why: 'One stays', most: '450000' });
  const returnId = (await view(id)).deskReturns[0]?.id ?? '';
  const decision = { seatId: id, returnId, decision: 'handed', mode: 'cash' };
  expect(await decideSeatReturn(services, accounts, decision)).toMatchObject({ ok: true });
  expect(await listSeatDeskDays(services, periodOf('month', now))).toEqual([
    { day: '2026-11-27', cash: { taken: 0, back: rupees(700) }, upi: { taken: 0, back: 0 } },
    { day: '2026-11-20', cash: { taken: rupees(4_000), back: 0 }, upi: { taken: rupees(500), back: 0 } },
  ]);
  expect(await listSeatDeskDays(services, periodOf('today', now))).toHaveLength(1);
});

it('is no business of who only reads, nor of an unpaid booking', async () => {
  const unpaid = await beginTourSeats(services);
  expect(await take(unpaid, '100', rupees(6_000))).toMatchObject({ problems: [{ code: 'seat-moved' }] });
  const typed = { seatId: await booked(), amount: '100', mode: 'cash', due: String(rupees(6_000)) };
  expect(await takeSeatMoney(services, accounts, typed)).toMatchObject({ code: 'not-allowed' });
});

it('lets the buyer pay the rest without a link of the office, once', async () => {
  const id = await booked();
  expect((await view(id)).restPayable).toBe(true);
  const [first, again] = await Promise.all([payOwnRest(services, id), payOwnRest(services, id)]);
  if (!first.ok) throw new Error(first.code);
  expect(again).toEqual(first);
  expect(await seatRow(services, first.value.id)).toMatchObject({ total_paise: rupees(6_000), rest_of: id });
  // The office's own link ends it, and is then the one.
  const sent = await askRest(services, desk, id);
  if (!sent.ok) throw new Error('no link');
  expect(await payOwnRest(services, id)).toEqual(sent);
  await paySeat(services, sent.value.id);
  expect(await view(id)).toMatchObject({ paid: rupees(7_500), toPay: 0, restPayable: false });
  expect(await payOwnRest(services, id)).toMatchObject({ code: 'seat-paid-meanwhile' });
  // The booking of the rest has none of its own, nor has one that is cancelled.
  expect(await payOwnRest(services, sent.value.id)).toMatchObject({ code: 'seat-unknown' });
  const other = await booked();
  await cancelOwnSeat(services, other);
  expect((await view(other)).restPayable).toBe(false);
  expect(await payOwnRest(services, other)).toMatchObject({ code: 'seat-moved' });
});

it('lets the rest be paid by a link, which ends when the desk takes it', async () => {
  const id = await booked();
  const first = await askRest(services, desk, id);
  const second = await askRest(services, desk, id);
  if (!first.ok || !second.ok) throw new Error('no link');
  expect((await seatRow(services, first.value.id)).stage).toBe('cancelled');
  const rest = second.value.id;
  const letter = await composeLetter(services, { kind: 'seat', seatId: rest, says: 'rest' });
  expect(letter?.text).toContain(`/seat/pay/${rest}`);
  await paySeat(services, rest);
  expect(await view(id)).toMatchObject({ paid: rupees(7_500), toPay: 0, rests: [{}, { stage: 'booked' }] });
  expect(await askRest(services, desk, id)).toMatchObject({ problems: [{ code: 'seat-paid-meanwhile' }] });
  const other = await booked();
  const link = await askRest(services, desk, other);
  if (!link.ok) throw new Error('no link');
  expect(await take(other, '1000', rupees(6_000))).toMatchObject({ ok: true });
  expect((await seatRow(services, link.value.id)).stage).toBe('cancelled');
});

it('leaves to a person what an ended link brings, and does not count it', async () => {
  const id = await booked();
  const link = await askRest(services, desk, id);
  if (!link.ok) throw new Error('no link');
  const one = await seatToPay(services, link.value.id);
  expect(await take(id, '5000', rupees(6_000))).toMatchObject({ ok: true });
  await settlePayment(services, { snapshot: captureOf(one, { capturedAt: now }), event: null });
  const payments = test.db.selectFrom('payments').select('role').where('seat_id', '=', link.value.id);
  expect(await payments.execute()).toEqual([{ role: 'late' }]);
  expect(await view(id)).toMatchObject({ paid: rupees(6_500), toPay: rupees(1_000) });
});

it('gives everything back by the ladder when it is cancelled: the deposit, the link and the desk', async () => {
  const id = await booked();
  expect(await take(id, '2000', rupees(6_000))).toMatchObject({ ok: true });
  const link = await askRest(services, desk, id);
  if (!link.ok) throw new Error('no link');
  await paySeat(services, link.value.id);
  expect((await view(id)).goesBack).toBe(rupees(3_750));
  expect(await cancelOwnSeat(services, id)).toMatchObject({ ok: true });
  const refunds = await test.db
    .selectFrom('refunds')
    .select('amount_paise')
    .orderBy('amount_paise')
    .execute();
  expect(refunds).toEqual([{ amount_paise: rupees(750) }, { amount_paise: rupees(2_000) }]);
  const [back] = (await view(id)).deskReturns;
  expect(back).toMatchObject({ state: 'asked', amount: rupees(1_000), askedBy: 'buyer' });
  const decide = (staff: typeof desk, decision: string) =>
    decideSeatReturn(services, staff, { seatId: id, returnId: back?.id ?? '', decision, mode: 'cash' });
  expect(await confirm(desk, id)).toMatchObject({ ok: true });
  expect(await decide(desk, 'handed')).toMatchObject({ code: 'not-allowed' });
  expect(await decide(accounts, 'handed')).toMatchObject({ ok: true });
  expect(await decide(accounts, 'handed')).toMatchObject({ problems: [{ code: 'refund-decided' }] });
  expect((await view(id)).returnable).toBe(rupees(1_000));
});

describe('what nobody of the staff asked for', () => {
  /** Two thousand rupees at the desk, of which the ladder gives half when the buyer cancels. */
  async function cancelledByBuyer() {
    const id = await booked();
    expect(await take(id, '2000', rupees(6_000))).toMatchObject({ ok: true });
    expect(await cancelOwnSeat(services, id)).toMatchObject({ ok: true });
    const [back] = (await view(id)).deskReturns;
    const decide = (staff: typeof desk, decision = 'handed') =>
      decideSeatReturn(services, staff, { seatId: id, returnId: back?.id ?? '', decision, mode: 'cash' });
    return { id, decide };
  }

  it('is handed over by nobody alone, who may have cancelled as the buyer himself', async () => {
    const { id, decide } = await cancelledByBuyer();
    expect(await decide(accounts)).toMatchObject({ problems: [{ code: 'desk-return-unconfirmed' }] });
    expect(await confirm(accounts, id)).toMatchObject({ ok: true });
    expect(await decide(accounts)).toMatchObject({ problems: [{ code: 'refund-own' }] });
    expect(await confirm(desk, id)).toMatchObject({ problems: [{ code: 'refund-decided' }] });
    expect(await decide(staffOf('per_second', 'accounts'))).toMatchObject({ ok: true });
    expect((await view(id)).deskEntries.at(-1)).toMatchObject({ direction: 'out', amount: rupees(1_000) });
  });

  it('is declined without being confirmed, and never confirmed afterwards', async () => {
    const { id, decide } = await cancelledByBuyer();
    expect(await decide(accounts, 'declined')).toMatchObject({ ok: true });
    expect(await confirm(desk, id)).toMatchObject({ problems: [{ code: 'refund-decided' }] });
  });

  it('is found by the audit where one person did all of it', async () => {
    const { id } = await cancelledByBuyer();
    const [back] = (await view(id)).deskReturns;
    const broken = new Error('rolled back');
    const alone = test.db.transaction().execute(async (trx) => {
      const decided = { state: 'handed', decided_by: accounts.personId, decided_at: now } as const;
      await trx.updateTable('seat_desk_returns').set(decided).where('booking_id', '=', id).execute();
      const move = { bookingId: id, direction: 'out', amount: rupees(1_000), mode: 'cash' } as const;
      const entry = { ...move, returnId: back?.id ?? '', by: accounts.personId, day: '2026-11-20', at: now };
      await noteSeatMoney(trx, services, entry);
      expect(await auditLedger(trx)).toEqual([
        { broken: 'money of seats handed back that two of the staff did not agree to', record: back?.id },
      ]);
      throw broken;
    });
    await expect(alone).rejects.toThrow(broken);
  });
});

it('what one of the staff asked for needs nobody to confirm it', async () => {
  const id = await booked();
  expect(await take(id, '2000', rupees(6_000))).toMatchObject({ ok: true });
  const ask = { seatId: id, back: '500', why: 'A kindness', most: String(rupees(2_000)) };
  expect(await askCounterSeatReturn(services, desk, ask)).toMatchObject({ ok: true });
  expect(await confirm(accounts, id)).toMatchObject({ problems: [{ code: 'refund-decided' }] });
});

it('needs two people beyond the ladder', async () => {
  const id = await booked();
  expect(await take(id, '2000', rupees(6_000))).toMatchObject({ ok: true });
  late();
  const cancel = { seatId: id, reason: 'Ill', all: false };
  expect(await cancelSeatByStaff(services, desk, cancel)).toMatchObject({ ok: true });
  expect((await view(id)).deskReturns).toEqual([]);
  const ask = { seatId: id, back: '2000.01', why: 'A kindness', most: String(rupees(2_000)) };
  expect(await askCounterSeatReturn(services, desk, ask)).toMatchObject({
    problems: [{ code: 'desk-return-too-much' }],
  });
  expect(await askCounterSeatReturn(services, desk, { ...ask, back: '500' })).toMatchObject({ ok: true });
  expect(await askCounterSeatReturn(services, desk, { ...ask, back: '500' })).toMatchObject({
    problems: [{ code: 'seat-paid-meanwhile' }],
  });
});

it('enters seats by arrangement once, takes their price, and does not let them expire', async () => {
  await test.db.updateTable('tour_departures').set({ pay_online: false }).execute();
  const registered = await registerForTour(services, aFamily(), somebody());
  if (!registered.ok) throw new Error(JSON.stringify(registered));
  const { id: requestId } = await test.db.selectFrom('requests').select('id').executeTakeFirstOrThrow();
  expect((await findManifest(services, testDeparture))?.rows[0]?.money).toBeNull();
  const entered = await bookAtDesk(services, desk, { requestId, price: '6500' });
  if (!entered.ok || !('value' in entered)) throw new Error(JSON.stringify(entered));
  const { id } = entered.value;
  expect(await bookAtDesk(services, desk, { requestId, price: '6500' })).toMatchObject({ ok: false });
  expect(await take(id, '6500', rupees(6_500), 'upi')).toMatchObject({ ok: true });
  now = new Date('2026-11-26T06:00:00Z');
  await expireSeats.run(services, new AbortController().signal);
  expect(await view(id)).toMatchObject({ stage: 'booked', seats: 3, paid: rupees(6_500), toPay: 0 });
  expect((await findManifest(services, testDeparture))?.rows[0]?.money).toMatchObject({ toPay: 0 });
});

it('bills each payment at the rate of the settings, and credits what goes back', async () => {
  await setRates('none', '500');
  const id = await booked();
  expect(await take(id, '6000', rupees(6_000))).toMatchObject({ ok: true });
  const [deposit, rest] = await bills(id);
  expect(deposit).toMatchObject({
    kind: 'tax-invoice',
    number: 'YTA/26-27/000001',
    total_paise: rupees(1_500),
  });
  expect(deposit?.facts).toMatchObject({
    seat: { id },
    lines: [{ hsn: '998555', rateBp: 500, options: '3 seats, a part of the price' }],
    tax: { taxable: 142_858, cgst: 3_571, sgst: 3_571, igst: 0 },
  });
  expect(rest).toMatchObject({ number: 'YTA/26-27/000002', total_paise: rupees(6_000) });
  expect(rest?.facts.payment.reference).toMatch(/^Cash at the desk, receipt \d+$/);
  const letter = await composeLetter(services, { kind: 'seat', seatId: id, says: 'booked' });
  expect(letter?.attachments.map(({ fileName }) => fileName)).toContain('bill-YTA-26-27-000001.pdf');
  expect(await cancelOwnSeat(services, id)).toMatchObject({ ok: true });
  const [back] = (await view(id)).deskReturns;
  expect(await confirm(desk, id)).toMatchObject({ ok: true });
  const handed = { seatId: id, returnId: back?.id ?? '', decision: 'handed', mode: 'upi' };
  expect(await decideSeatReturn(services, accounts, handed)).toMatchObject({ ok: true });
  const one = await seatToPay(services, id);
  const snapshot = captureOf(one, { capturedAt: new Date('2026-11-20T06:00:00Z'), refunded: rupees(750) });
  await settlePayment(services, { snapshot: { ...snapshot, refundBegun: true }, event: null });
  await settlePayment(services, { snapshot: { ...snapshot, refundBegun: true }, event: null });
  const notes = (await bills(id)).filter(({ kind }) => kind === 'credit-note');
  expect(notes.map(({ total_paise }) => total_paise).toSorted((a, b) => a - b)).toEqual([
    rupees(750),
    rupees(3_000),
  ]);
  expect(notes.map(({ facts }) => facts.of?.number).toSorted()).toEqual([deposit?.number, rest?.number]);
});
