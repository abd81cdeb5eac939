import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import type { BillFacts } from '#core/orders/bill.ts';
import { periodOf } from '#core/stats/periods.ts';
import { composeLetter } from '../letters/compose-letter.ts';
import { settlePayment } from '../purchases/settle-payment.ts';
import { somebody } from '../requests/test-requests.ts';
import { captureOf } from '../stay/test-stays.ts';
import { registerForTour } from '../tours/register-for-tour.ts';
import { cancelOwnSeat } from './changes/cancel-seat.ts';
import { bookAtDesk } from './desk/book-at-desk.ts';
import { askCounterSeatReturn, decideSeatReturn } from './desk/return-seat-money.ts';
import { takeSeatMoney } from './desk/take-seat-money.ts';
import { listSeatDeskDays } from './queries/desk-days.ts';
import { findManifest } from './queries/manifest-queries.ts';
import { noteSeatMoney } from './record/seat-money.ts';
import { expireSeats } from './states/expire-seats.ts';
import { accounts, desk, openSeatDesk } from './test-seat-desk.ts';
import { aFamily, beginTourSeats, seatToPay, testDeparture } from './test-seats.ts';

const { booked, confirm, db, late, now, services, setNow, take, view } = openSeatDesk();

const bills = (id: string) => {
  return db()
    .selectFrom('bills')
    .select(['number', 'kind', 'total_paise', sql<BillFacts>`facts`.as('facts')])
    .where('seat_id', '=', id)
    .orderBy('issued_at')
    .orderBy(sql`kind = 'credit-note'`)
    .orderBy('sequence')
    .execute();
};
const setRates = (classes: string, tours: string) =>
  db()
    .insertInto('settings')
    .values({ key: 'seatBills', value: JSON.stringify({ classes, tours }) })
    .execute();

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
  const sheet = await findManifest(services(), testDeparture);
  expect(sheet?.rows[0]?.money).toMatchObject({ seatId: id, paid: rupees(7_500), toPay: 0 });
  const noticed = db().selectFrom('audit_log').select('id').where('action', '=', 'seat.paid-at-desk');
  expect(await noticed.execute()).toHaveLength(2);
  // Nothing was billed: the settings have no rate.
  expect(await bills(id)).toEqual([]);
});

it('numbers its receipts without a gap, also after one that came to nothing', async () => {
  const id = await booked();
  await take(id, '1000', rupees(6_000));
  const lost = services()
    .db.transaction()
    .execute(async (trx) => {
      const move = { bookingId: id, direction: 'in', amount: rupees(1_000), mode: 'cash' } as const;
      await noteSeatMoney(trx, services(), { ...move, by: desk.personId, day: '2026-11-20', at: now() });
      throw new Error('power cut');
    });
  await expect(lost).rejects.toThrow('power cut');
  const other = await booked();
  await Promise.all([take(id, '500', rupees(5_000)), take(other, '500', rupees(6_000))]);
  const { rows } = await sql<{
    number: number;
  }>`select number from seat_desk_payments order by number`.execute(db());
  expect(rows.map(({ number }) => Number(number))).toEqual([1, 2, 3]);
});

it('counts by day what it took and handed back, for the till of that evening', async () => {
  const id = await booked();
  await take(id, '4000', rupees(6_000));
  await take(id, '500', rupees(2_000), 'upi');
  late();
  await askCounterSeatReturn(services(), desk, { seatId: id, back: '700', why: 'One stays', most: '450000' });
  const returnId = (await view(id)).deskReturns[0]?.id ?? '';
  const decision = { seatId: id, returnId, decision: 'handed', mode: 'cash' };
  expect(await decideSeatReturn(services(), accounts, decision)).toMatchObject({ ok: true });
  expect(await listSeatDeskDays(services(), periodOf('month', now()))).toEqual([
    { day: '2026-11-27', cash: { taken: 0, back: rupees(700) }, upi: { taken: 0, back: 0 } },
    { day: '2026-11-20', cash: { taken: rupees(4_000), back: 0 }, upi: { taken: rupees(500), back: 0 } },
  ]);
  expect(await listSeatDeskDays(services(), periodOf('today', now()))).toHaveLength(1);
});

it('is no business of who only reads, nor of an unpaid booking', async () => {
  const unpaid = await beginTourSeats(services());
  expect(await take(unpaid, '100', rupees(6_000))).toMatchObject({ problems: [{ code: 'seat-moved' }] });
  const typed = { seatId: await booked(), amount: '100', mode: 'cash', due: String(rupees(6_000)) };
  expect(await takeSeatMoney(services(), accounts, typed)).toMatchObject({ code: 'not-allowed' });
});

it('enters seats by arrangement once, takes their price, and does not let them expire', async () => {
  await db().updateTable('tour_departures').set({ pay_online: false }).execute();
  const registered = await registerForTour(services(), aFamily(), somebody());
  if (!registered.ok) throw new Error(JSON.stringify(registered));
  const { id: requestId } = await db().selectFrom('requests').select('id').executeTakeFirstOrThrow();
  expect((await findManifest(services(), testDeparture))?.rows[0]?.money).toBeNull();
  const entered = await bookAtDesk(services(), desk, { requestId, price: '6500' });
  if (!entered.ok || !('value' in entered)) throw new Error(JSON.stringify(entered));
  const { id } = entered.value;
  expect(await bookAtDesk(services(), desk, { requestId, price: '6500' })).toMatchObject({ ok: false });
  expect(await take(id, '6500', rupees(6_500), 'upi')).toMatchObject({ ok: true });
  setNow(new Date('2026-11-26T06:00:00Z'));
  await expireSeats.run(services(), new AbortController().signal);
  expect(await view(id)).toMatchObject({ stage: 'booked', seats: 3, paid: rupees(6_500), toPay: 0 });
  expect((await findManifest(services(), testDeparture))?.rows[0]?.money).toMatchObject({ toPay: 0 });
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
  const letter = await composeLetter(services(), { kind: 'seat', seatId: id, says: 'booked' });
  expect(letter?.attachments.map(({ fileName }) => fileName)).toContain('bill-YTA-26-27-000001.pdf');
  expect(await cancelOwnSeat(services(), id)).toMatchObject({ ok: true });
  const [back] = (await view(id)).deskReturns;
  expect(await confirm(desk, id)).toMatchObject({ ok: true });
  const handed = { seatId: id, returnId: back?.id ?? '', decision: 'handed', mode: 'upi' };
  expect(await decideSeatReturn(services(), accounts, handed)).toMatchObject({ ok: true });
  const one = await seatToPay(services(), id);
  const snapshot = captureOf(one, { capturedAt: new Date('2026-11-20T06:00:00Z'), refunded: rupees(750) });
  await settlePayment(services(), { snapshot: { ...snapshot, refundBegun: true }, event: null });
  await settlePayment(services(), { snapshot: { ...snapshot, refundBegun: true }, event: null });
  const notes = (await bills(id)).filter(({ kind }) => kind === 'credit-note');
  expect(notes.map(({ total_paise }) => total_paise).toSorted((a, b) => a - b)).toEqual([
    rupees(750),
    rupees(3_000),
  ]);
  expect(notes.map(({ facts }) => facts.of?.number).toSorted()).toEqual([deposit?.number, rest?.number]);
});
