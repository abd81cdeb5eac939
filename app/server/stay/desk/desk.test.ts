import { afterAll, beforeAll, expect, it } from 'vitest';
import { paise } from '#core/money/paise.ts';
import { firstTerms } from '#core/stay/stay-terms.ts';
import { auditLedger } from '#server/db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { composeLetter } from '#server/letters/compose-letter.ts';
import { staffOf } from '#server/people/test-people.ts';
import { settlePayment } from '#server/purchases/settle-payment.ts';
import { type Fixture, makeFixture, pay } from '#server/purchases/test-donations.ts';
import { cancelOwnStay } from '../changes/cancel-stay.ts';
import { blockRoom, liftBlock } from '../house/block-room.ts';
import { findOffers, tooFewRooms } from '../queries/find-offers.ts';
import { findStay } from '../queries/stay-queries.ts';
import { loadStayRules } from '../rules/stay-rules.ts';
import { beginStay, captureOf, makeTestHouse, sendStay } from '../test-stays.ts';
import { checkIn, checkOut, noShow } from './advance-stay.ts';
import { bookByDesk, type DeskBooking } from './book-by-desk.ts';
import { decideStayRefund } from './decide-stay-refund.ts';
import { takeDeskPayment } from './take-desk-payment.ts';
import { aDeskInput } from './test-desk.ts';

let test: TestDatabase;
let fixture: Fixture;
let now = new Date('2026-11-20T06:00:00Z');
const keeper = staffOf('per_keeper', 'guest-house-desk');
const accountant = staffOf('per_accounts', 'accounts');
const of = () => fixture.services;

beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeFixture(test.db, { clock: () => now }, { empty: true });
  await makeTestHouse(test.db, 20, 'suite');
  await makeTestHouse(test.db, 2, 'cell');
});
afterAll(() => test.close());

const deskBooking = (instead: Partial<DeskBooking> = {}): DeskBooking => ({
  ...aDeskInput({ kind: 'suite' }),
  ...instead,
});
const night = (arrival: string, departure: string) => ({ arrival, departure });

it('gives twenty suites once: the second who asks for the same nights is told how many are left', async () => {
  const all = { ...night('2026-12-10', '2026-12-12'), rooms: '20', adults: '40' };
  expect(await bookByDesk(of(), keeper, deskBooking(all))).toMatchObject({ ok: true });
  expect(await bookByDesk(of(), keeper, deskBooking(all))).toEqual({
    ok: false,
    code: 'invalid',
    problems: [{ field: 'rooms', code: 'stay-no-room', values: { n: 0 } }],
  });
  const inquiry = { room: 'suite', checkIn: '2026-12-11', checkOut: '2026-12-13', rooms: 20 };
  expect(await tooFewRooms(of(), inquiry)).toMatchObject({
    problems: [{ field: 'rooms', code: 'stay-no-room' }],
  });
  // Of a kind whose rooms are not counted any number may be asked for.
  expect(await tooFewRooms(of(), { ...inquiry, room: 'hall' })).toBe(null);
  // Back to back they may.
  expect(await tooFewRooms(of(), { ...inquiry, checkIn: '2026-12-12' })).toBe(null);
});

it('lets one stranger hold a quarter of a kind, and another the next', async () => {
  const nights = night('2026-12-20', '2026-12-22');
  const of5 = { kind: 'suite', ...nights, rooms: '5', adults: '10' };
  expect(await sendStay(of(), of5, '10.9.0.1')).toMatchObject({ ok: true });
  expect(await sendStay(of(), { ...of5, rooms: '1', adults: '2' }, '10.9.0.1')).toMatchObject({
    problems: [{ field: 'rooms', code: 'stay-too-many-unpaid', values: { n: 0 } }],
  });
  expect(await sendStay(of(), of5, '10.9.0.2')).toMatchObject({ ok: true });
});

it('goes through a day at the desk: deposit, arrival with a paper, the rest, an early departure', async () => {
  await test.db
    .insertInto('stay_terms')
    .values({
      ...{
        from_day: '2026-11-20',
        check_in: '12:00',
        check_out: '10:00',
        meal_rate_bp: 500,
        deposit_percent: 30,
      },
      ...{ ladder: JSON.stringify([{ days: 7, percent: 50 }]), gst: JSON.stringify(firstTerms.gst) },
      ...{ made_by: 'test', made_at: now },
    })
    .execute();
  const stay = await beginStay(of(), { ...night('2026-11-25', '2026-11-28'), pay: 'deposit' });
  expect(stay.total).toBe(90_000);
  await settlePayment(of(), { snapshot: captureOf(stay, { capturedAt: now }), event: null });
  const letter = await composeLetter(of(), { kind: 'stay', stayId: stay.id, says: 'booked' });
  expect(letter?.text).toContain('25 November 2026, from 12:00');
  expect(letter?.text).toContain('₹2,100.00');
  const file = letter?.attachments.find(({ contentType }) => contentType === 'text/calendar');
  expect(String(file?.content)).toContain('DTSTART;TZID=Asia/Kolkata:20261125T120000');

  const papers = { stayId: stay.id, idKind: 'passport', idLast4: 'z123' };
  expect(await checkIn(of(), keeper, papers)).toMatchObject({ problems: [{ code: 'stay-too-early' }] });
  now = new Date('2026-11-25T08:00:00Z');
  expect(await checkIn(of(), accountant, papers)).toEqual({ ok: false, code: 'not-allowed' });
  expect(await checkIn(of(), keeper, { ...papers, idLast4: '123456789012' })).toMatchObject({
    problems: [{ field: 'idLast4', code: 'id-last-four' }],
  });
  expect(await checkIn(of(), keeper, papers)).toMatchObject({ ok: true });
  const due = { stayId: stay.id, mode: 'cash', due: '210000' };
  expect(await takeDeskPayment(of(), keeper, { ...due, amount: '2100.01' })).toMatchObject({
    problems: [{ field: 'amount', code: 'stay-more-than-due' }],
  });
  expect(await takeDeskPayment(of(), keeper, { ...due, amount: '0' })).toMatchObject({
    problems: [{ field: 'amount', code: 'amount-none' }],
  });
  expect(await takeDeskPayment(of(), keeper, { ...due, amount: '100' })).toMatchObject({ ok: true });
  expect(await takeDeskPayment(of(), keeper, { ...due, amount: '100' })).toMatchObject({
    problems: [{ code: 'stay-paid-meanwhile' }],
  });
  const rest = { ...due, due: '200000', amount: '2000' };
  expect(await takeDeskPayment(of(), keeper, rest)).toMatchObject({ ok: true });
  now = new Date('2026-11-26T08:00:00Z');
  expect(await checkOut(of(), keeper, stay.id)).toMatchObject({ ok: true });
  expect(await checkOut(of(), keeper, stay.id)).toMatchObject({ problems: [{ code: 'stay-moved' }] });
  expect(await findStay(of(), stay.id)).toMatchObject({ stage: 'left', departure: '2026-11-26', toPay: 0 });
  const dirty = await test.db.selectFrom('rooms').select('id').where('housekeeping', '=', 'dirty').execute();
  expect(dirty).toHaveLength(1);
  const asked = { ...night('2026-11-27', '2026-11-28'), adults: '4', children: '', rooms: '2', meals: '' };
  const free = await findOffers(of(), await loadStayRules(of()), asked);
  expect(free.ok && free.found.offers.map(({ kind }) => kind.id)).toContain('cell');
});

it('gives back by the ladder, which a second person approves', async () => {
  const stay = await beginStay(of(), night('2026-12-05', '2026-12-07'));
  const { razorpay_payment_id: paymentId = '' } = await pay(fixture.gateway, stay.orderId, 'pay');
  await fixture.gateway.tick();
  expect(await findStay(of(), stay.id)).toMatchObject({ stage: 'booked', goesBack: 100_000 });
  expect(await cancelOwnStay(of(), stay.id)).toEqual({ ok: true, value: null });
  const [refund] = (await findStay(of(), stay.id))?.refunds ?? [];
  expect(refund).toMatchObject({ state: 'asked', amount: paise(100_000), askedBy: 'guest' });
  expect(await decideStayRefund(of(), keeper, refund?.id ?? '', 'approved')).toEqual({
    ok: false,
    code: 'not-allowed',
  });
  expect(await decideStayRefund(of(), accountant, refund?.id ?? '', 'approved')).toEqual({
    ok: true,
    value: null,
  });
  await fixture.gateway.tick();
  expect(await findStay(of(), stay.id)).toMatchObject({ money: 'part_refunded', stage: 'cancelled' });
  const back = await test.db
    .selectFrom('letters')
    .select('kind')
    .where('cause_key', '=', `payment-returned:${paymentId}:100000`)
    .execute();
  expect(back).toEqual([{ kind: 'stay-returned' }]);
});

it('asks a declined refund again once, and lets one of a second payment stop nobody', async () => {
  const stay = await beginStay(of(), { kind: 'suite', ...night('2026-12-14', '2026-12-16') });
  const paid = captureOf(stay, { capturedAt: now });
  await settlePayment(of(), { snapshot: paid, event: null });
  await settlePayment(of(), { snapshot: { ...paid, paymentId: 'pay_stray' }, event: null });
  await test.db
    .insertInto('refunds')
    .values({
      ...{ id: `rfd_${'s'.repeat(22)}`, payment_id: 'pay_stray', stay_id: stay.id, donation_id: null },
      ...{ ground: null, original_donation_id: null, amount_paise: 100, reason: 'Paid twice' },
      ...{ state: 'asked', asked_by: 'per_other', asked_at: now },
    })
    .execute();
  expect(await cancelOwnStay(of(), stay.id)).toEqual({ ok: true, value: null });
  const last = async () =>
    (await findStay(of(), stay.id))?.refunds.filter(({ amount }) => amount > 100) ?? [];
  const [first] = await last();
  expect(await decideStayRefund(of(), accountant, first?.id ?? '', 'declined')).toMatchObject({ ok: true });
  now = new Date(now.getTime() + 1_000);
  expect(await decideStayRefund(of(), accountant, first?.id ?? '', 'again')).toMatchObject({ ok: true });
  const again = (await last()).find(({ state }) => state === 'asked');
  expect(
    await decideStayRefund(of(), staffOf('per_b', 'accounts'), again?.id ?? '', 'declined'),
  ).toMatchObject({
    ok: true,
  });
  expect(await decideStayRefund(of(), accountant, first?.id ?? '', 'again')).toEqual({
    ok: false,
    code: 'refund-decided',
  });
});

it('books a form that was sent twice once', async () => {
  const form = deskBooking(night('2026-12-20', '2026-12-21'));
  const [first, second] = await Promise.all([form, form].map((one) => bookByDesk(of(), keeper, one)));
  expect(first).toMatchObject({ ok: true });
  expect(second).toEqual(first);
  expect(await bookByDesk(of(), keeper, { ...form, name: 'Somebody Else' })).toMatchObject({
    problems: [{ field: 'intentKey', code: 'intent-reused' }],
  });
});

it('blocks only nights that are nobody’s, and frees those of who did not come', async () => {
  const booked = await bookByDesk(
    of(),
    keeper,
    deskBooking({ kind: 'cell', ...night('2026-11-26', '2026-11-29') }),
  );
  const id = booked.ok && 'value' in booked ? booked.value.id : '';
  const [room] = (await findStay(of(), id))?.roomNumbers ?? [];
  const block = {
    room: `rom_cell_${room?.at(-1)}`,
    from: '2026-11-28',
    to: '2026-11-30',
    reason: 'Painting',
  };
  expect(await blockRoom(of(), keeper, block)).toMatchObject({
    problems: [{ field: 'from', code: 'room-taken' }],
  });
  expect(await noShow(of(), keeper, id)).toMatchObject({ ok: true });
  expect(await blockRoom(of(), keeper, block)).toMatchObject({ ok: true });
  const both = { kind: 'cell', ...night('2026-11-28', '2026-11-29'), rooms: '2' };
  expect(await bookByDesk(of(), keeper, deskBooking(both))).toMatchObject({
    problems: [{ code: 'stay-fewer-rooms', values: { n: 1 } }],
  });
  const { id: blockId } = await test.db.selectFrom('stay_blocks').select('id').executeTakeFirstOrThrow();
  expect(await liftBlock(of(), keeper, blockId)).toMatchObject({ ok: true });
  expect(await bookByDesk(of(), keeper, deskBooking(both))).toMatchObject({ ok: true });
  expect(await auditLedger(test.db)).toEqual([]);
});
