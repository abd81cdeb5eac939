import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { enrolInClass } from '../classes/enrol-in-class.ts';
import { auditLedger } from '../db/audit.ts';
import type { TestDatabase } from '../db/test-database.ts';
import { composeLetter } from '../letters/compose-letter.ts';
import type { Letter } from '../mail/letter.ts';
import { staffOf } from '../people/test-people.ts';
import { preparePayment } from '../purchases/prepare-payment.ts';
import { settlePayment } from '../purchases/settle-payment.ts';
import type { Fixture } from '../purchases/test-donations.ts';
import { somebody } from '../requests/test-requests.ts';
import { captureOf } from '../stay/test-stays.ts';
import { closeDeparture } from '../tours/close-departure.ts';
import { registerForTour } from '../tours/register-for-tour.ts';
import { callOff } from './changes/call-off.ts';
import { cancelOwnSeat } from './changes/cancel-seat.ts';
import { rewordCalledOff } from './changes/reword-called-off.ts';
import { bookAtDesk } from './desk/book-at-desk.ts';
import { takeSeatMoney } from './desk/take-seat-money.ts';
import { findCallOff } from './queries/call-off-queries.ts';
import { findSeat } from './queries/seat-queries.ts';
import { endCalledOff } from './states/end-called-off.ts';
import { makeSeatDatabase } from './test-seat-world.ts';
import {
  aFamily,
  aPupil,
  beginClassSeat,
  beginTourSeats,
  paySeat,
  seatLettersOf,
  seatRefundsOf,
  seatRow,
  seatToPay,
  setTestClass,
  setTestDeparture,
  testClass,
  testDeparture,
} from './test-seats.ts';

let test: TestDatabase;
let fixture: Fixture;
let now: Date;
const desk = staffOf('per_desk', 'seva-desk');
const theClass = { kind: 'class', id: testClass } as const;
const theBus = { kind: 'departure', id: testDeparture } as const;
const asked = { reason: 'The teacher is ill', words: '', sure: true };
const stop = new AbortController().signal;

beforeEach(async () => {
  now = new Date('2026-11-20T06:00:00Z');
  ({ test, fixture } = await makeSeatDatabase(() => now));
  await setTestClass(test.db, 3);
  await setTestDeparture(test.db, 30);
});
afterEach(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  await test.close();
});

const services = () => fixture.services;
const end = () => endCalledOff.run(services(), stop);
const letters = () =>
  test.db
    .selectFrom('letters')
    .select(['kind', 'recipient', 'language', 'data'])
    .where(sql<boolean>`kind = 'called-off' or data ->> 'says' = 'called-off'`)
    .orderBy('recipient')
    .execute();
const free = async (table: 'classes' | 'tour_departures', id: string) =>
  (await test.db.selectFrom(table).select('seats_taken').where('id', '=', id).executeTakeFirst())
    ?.seats_taken;
const requests = () => test.db.selectFrom('requests').selectAll().orderBy('created_at').execute();
const begin = async (pupil = aPupil()) => (await beginClassSeat(services(), pupil)) ?? expect.fail('no seat');

describe('a class that is called off', () => {
  it('ends for everybody: paid seats with their money, enrolments, and who waits', async () => {
    const paid = await begin(aPupil({ email: 'paid@example.com' }));
    await paySeat(services(), paid);
    const unpaid = await begin();
    await test.db.updateTable('classes').set({ pay_by: 'lesson' }).where('id', '=', testClass).execute();
    const enrol = (email: string) => enrolInClass(services(), testClass, aPupil({ email }), somebody());
    await enrol('seated@example.com');
    await enrol('');
    await enrol('waits@example.com');
    expect(await findCallOff(services(), theClass)).toMatchObject({
      ...{ seated: 2, waiting: 2, unpaid: 1, paid: rupees(500), calledOff: null, toCall: [] },
    });
    expect(await callOff(services(), desk, { unit: theClass, ...asked })).toEqual({ ok: true, value: null });
    // Nobody can begin from now on, the job has not run yet.
    expect(await enrol('late@example.com')).toMatchObject({ problems: [{ code: 'class-called-off' }] });
    await end();
    expect(await seatRow(services(), paid)).toMatchObject({ stage: 'cancelled' });
    expect(await seatRow(services(), unpaid)).toMatchObject({ stage: 'cancelled', state: 'cancelled' });
    expect(await seatRefundsOf(test.db, paid)).toMatchObject([
      { amount_paise: rupees(500), state: 'asked', asked_by: 'per_desk', reason: 'The teacher is ill' },
    ]);
    expect((await requests()).map(({ state }) => state)).toEqual(Array(4).fill('declined'));
    expect(await free('classes', testClass)).toBe(0);
    expect((await letters()).map(({ kind, recipient }) => `${kind} ${recipient}`)).toEqual([
      ...['seat paid@example.com', 'called-off seated@example.com', 'called-off waits@example.com'],
    ]);
    expect(await seatLettersOf(test.db, unpaid)).toEqual([]);
    expect(await findCallOff(services(), theClass)).toMatchObject({
      ...{ seated: 0, waiting: 0, unpaid: 0, paid: 0 },
      calledOff: { at: now, reason: 'The teacher is ill' },
      toCall: [{ name: 'Mira Sharma' }],
    });
  });

  it('is refused and seen with the reason for visitors, never with that for the office', async () => {
    const paid = await begin();
    await paySeat(services(), paid);
    const held = await begin();
    const cancelled = await begin();
    await cancelOwnSeat(services(), cancelled);
    now = new Date(now.getTime() + 1_000);
    const words = 'The hall is being repaired.';
    await callOff(services(), desk, { unit: theClass, ...asked, words });
    expect(await enrolInClass(services(), testClass, aPupil(), somebody())).toMatchObject({
      problems: [{ code: 'class-called-off-why', values: { why: words } }],
    });
    const seen = async (id: string) => {
      const seat = await findSeat(services(), id);
      return [seat?.state, seat?.payable, seat?.cancellable, seat?.calledOffWords];
    };
    const off = ['called-off', false, false, words];
    expect([await seen(paid), await seen(held)]).toEqual([off, off]);
    // All goes back, which the buyer's own cancelling would not give.
    expect(await cancelOwnSeat(services(), paid)).toMatchObject({ code: 'seat-moved' });
    const pay = (id: string) => preparePayment(services(), { kind: 'seat', id }, { known: true });
    expect(await pay(held)).toMatchObject({ code: 'not-payable' });
    await end();
    expect([await seen(paid), await seen(held)]).toEqual([off, off]);
    expect(await seen(cancelled)).toEqual(['cancelled', false, false, '']);
    expect(await findCallOff(services(), theClass)).toMatchObject({ calledOff: { words } });
  });

  it.each([theClass, theBus])('has its reason for visitors changed afterwards, a $kind', async (unit) => {
    const reword = (words: string, who = desk) => rewordCalledOff(services(), who, { unit, words });
    expect(await reword('Not yet')).toMatchObject({ problems: [{ code: 'unit-unknown' }] });
    await callOff(services(), desk, { unit, ...asked, words: 'The hal is closed.' });
    expect(await reword('By whom?', staffOf('per_accounts', 'accounts'))).toMatchObject({
      code: 'not-allowed',
    });
    expect(await reword('x'.repeat(201))).toMatchObject({ problems: [{ field: 'words' }] });
    const read = async () => (await findCallOff(services(), unit))?.calledOff;
    expect(await read()).toMatchObject({ words: 'The hal is closed.' });
    expect(await reword('The hall is closed.')).toMatchObject({ ok: true });
    expect(await read()).toMatchObject({ words: 'The hall is closed.', reason: asked.reason });
    expect(await reword('')).toMatchObject({ ok: true });
    expect(await read()).toMatchObject({ words: '' });
  });

  it('is called off once, however often it is said, and by whom may write', async () => {
    await paySeat(services(), await begin());
    const say = (who = desk, instead = {}) =>
      callOff(services(), who, { unit: theClass, ...asked, ...instead });
    expect(await say(staffOf('per_accounts', 'accounts'))).toMatchObject({ code: 'not-allowed' });
    expect(await say(desk, { reason: '', sure: false })).toMatchObject({
      problems: [{ field: 'reason' }, { field: 'sure', code: 'unit-sure' }],
    });
    expect(await say(desk, { unit: { kind: 'class', id: 'nothing' } })).toMatchObject({
      problems: [{ code: 'unit-unknown' }],
    });
    await Promise.all([say(), say(), say(desk, { reason: 'Another reason' })]);
    await Promise.all([end(), end()]);
    await say();
    await end();
    expect(await letters()).toHaveLength(1);
    expect(await test.db.selectFrom('refunds').selectAll().execute()).toHaveLength(1);
    const lines = await test.db
      .selectFrom('audit_log')
      .select(['action', 'subject'])
      .where('action', '=', 'classes.called-off')
      .execute();
    expect(lines).toEqual([{ action: 'classes.called-off', subject: testClass }]);
  });

  it('that is over is called off no more', async () => {
    const { ends_on } = await test.db
      .selectFrom('classes')
      .select('ends_on')
      .where('id', '=', testClass)
      .executeTakeFirstOrThrow();
    now = new Date(`${ends_on}T18:40:00Z`);
    expect(templeDay(now) > ends_on).toBe(true);
    expect(await callOff(services(), desk, { unit: theClass, ...asked })).toMatchObject({
      problems: [{ code: 'unit-over' }],
    });
  });

  it('writes to each in their language', async () => {
    await paySeat(services(), await begin());
    await test.db.updateTable('classes').set({ pay_by: 'lesson' }).where('id', '=', testClass).execute();
    await enrolInClass(services(), testClass, aPupil(), somebody());
    await test.db.updateTable('seat_bookings').set({ language: 'hi' }).execute();
    await test.db.updateTable('requests').set({ language: 'hi' }).execute();
    const words = 'The hall is being repaired.';
    await callOff(services(), desk, { unit: theClass, ...asked, words });
    await end();
    const queued = await letters();
    expect(queued.map(({ language }) => language)).toEqual(['hi', 'hi']);
    for (const { kind, data } of queued) {
      const stored = { kind, ...(data as object) } as Letter;
      const letter = await composeLetter(services(), stored, { language: 'hi' });
      expect(letter?.subject).toContain('रद्द है');
      const english = await composeLetter(services(), stored);
      expect(english?.text).toContain('does not take place');
      expect(english?.text).toContain(words);
    }
  });
});

describe('a departure that is called off', () => {
  it('asks back what the site and the desk took, and never takes anybody again', async () => {
    const id = await beginTourSeats(services());
    await paySeat(services(), id);
    const due = rupees(6_000);
    const take = { seatId: id, amount: '1000', mode: 'cash', due: String(due) };
    expect(await takeSeatMoney(services(), desk, take)).toMatchObject({ ok: true });
    await test.db.updateTable('tour_departures').set({ pay_online: false }).execute();
    await registerForTour(services(), aFamily({ email: 'arranged@example.com' }), somebody());
    const [, arranged] = await requests();
    const atDesk = await bookAtDesk(services(), desk, { requestId: arranged?.id ?? '', price: '900' });
    expect(atDesk).toMatchObject({ ok: true });
    await callOff(services(), desk, { unit: theBus, ...asked });
    await end();
    expect(await findSeat(services(), id)).toMatchObject({
      ...{ stage: 'cancelled', refunds: [{ amount: rupees(1_500) }] },
      deskReturns: [{ amount: rupees(1_000), state: 'asked' }],
    });
    expect(await free('tour_departures', testDeparture)).toBe(0);
    expect(await letters()).toHaveLength(2);
    const { version } = await test.db
      .selectFrom('tour_departures')
      .select('version')
      .where('id', '=', testDeparture)
      .executeTakeFirstOrThrow();
    const again = {
      tourId: 'govardhan-parikrama',
      id: testDeparture,
      version: String(version),
      closed: false,
    };
    expect(await closeDeparture(services(), staffOf('per_editor', 'content'), again)).toMatchObject({
      code: 'departure-called-off',
    });
  });

  it('gives a payment that was under way no seat, and asks it back', async () => {
    const id = await beginTourSeats(services());
    const toPay = await seatToPay(services(), id);
    await test.db.updateTable('seat_bookings').set({ state: 'attempted' }).where('id', '=', id).execute();
    await test.db
      .insertInto('seat_events')
      .values({
        ...{ booking_id: id, at: now, kind: 'attempted', state: 'attempted', stage: null },
        ...{ payment_id: null, amount_paise: null, note: null },
      })
      .execute();
    await callOff(services(), desk, { unit: theBus, ...asked });
    await end();
    expect((await seatRow(services(), id)).stage).toBe('open');
    expect(await findCallOff(services(), theBus)).toMatchObject({ unpaid: 1 });
    await settlePayment(services(), { snapshot: captureOf(toPay, { capturedAt: now }), event: null });
    expect(await seatRow(services(), id)).toMatchObject({ stage: 'short', holding: false });
    expect(await findSeat(services(), id)).toMatchObject({ state: 'called-off', calledOffWords: '' });
    expect(await seatRefundsOf(test.db, id)).toMatchObject([{ amount_paise: rupees(1_500) }]);
    expect(await free('tour_departures', testDeparture)).toBe(0);
  });
});
