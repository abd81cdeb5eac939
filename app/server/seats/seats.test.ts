import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import { enrolInClass } from '../classes/enrol-in-class.ts';
import { auditLedger } from '../db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { seedDemoClasses } from '../demo/demo-classes.ts';
import { seedDemoTours } from '../demo/demo-tours.ts';
import { composeLetter } from '../letters/compose-letter.ts';
import { staffOf } from '../people/test-people.ts';
import { reconcilePayments } from '../purchases/reconcile-payments.ts';
import { type Fixture, makeFixture, pay } from '../purchases/test-donations.ts';
import { findInboxRequest } from '../requests/inbox-queries.ts';
import { somebody } from '../requests/test-requests.ts';
import { workOnRequest } from '../requests/work-on-request.ts';
import { saveDeparture } from '../tours/save-departure.ts';
import { cancelSeatByStaff } from './changes/cancel-by-staff.ts';
import { cancelOwnSeat } from './changes/cancel-seat.ts';
import { decideSeatRefund } from './changes/decide-seat-refund.ts';
import { startTourSeats } from './checkout/start-tour-seats.ts';
import { findSeat } from './queries/seat-queries.ts';
import { expireSeats } from './states/expire-seats.ts';
import { releaseSeats } from './states/release-seats.ts';
import {
  aFamily,
  aPupil,
  beginClassSeat,
  beginTourSeats,
  paySeat,
  seatRow,
  seatToPay,
  setTestClass,
  setTestDeparture,
  testClass,
  testDeparture,
} from './test-seats.ts';
import { giveSeat } from './waiting/give-seat.ts';

let test: TestDatabase;
let fixture: Fixture;
let now = new Date('2026-11-20T06:00:00Z');
const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000);
};
const clerk = staffOf('per_clerk', 'seva-desk');
const owner = staffOf('per_owner', 'owner');
const stop = new AbortController().signal;

beforeAll(async () => {
  test = await makeTestDatabase(8);
  fixture = await makeFixture(test.db, { clock: () => now });
  await seedDemoClasses(fixture.services);
  await seedDemoTours(fixture.services);
});
beforeEach(async () => {
  now = new Date('2026-11-20T06:00:00Z');
  await test.db.updateTable('seat_bookings').set({ holding: false, request_id: null, asked: '{}' }).execute();
  for (const table of ['requests', 'letters', 'tries', 'unproven_shares'] as const)
    await test.db.deleteFrom(table).execute();
  await setTestClass(test.db, 2);
  await setTestDeparture(test.db, 6);
});
afterAll(() => test.close());

const services = () => fixture.services;
const classTaken = async () =>
  (
    await test.db
      .selectFrom('classes')
      .select('seats_taken')
      .where('id', '=', testClass)
      .executeTakeFirstOrThrow()
  ).seats_taken;
const tourTaken = async () =>
  (
    await test.db
      .selectFrom('tour_departures')
      .select('seats_taken')
      .where('id', '=', testDeparture)
      .executeTakeFirstOrThrow()
  ).seats_taken;
const requests = () => test.db.selectFrom('requests').selectAll().execute();
const lettersOf = async (id: string) =>
  (
    await test.db
      .selectFrom('letters')
      .select('cause_key')
      .where('cause_key', 'like', `seat:${id}:%`)
      .orderBy('cause_key')
      .execute()
  ).map(({ cause_key }) => cause_key.slice(`seat:${id}:`.length));
const refundsOf = (id: string) =>
  test.db.selectFrom('refunds').selectAll().where('seat_id', '=', id).orderBy('asked_at').execute();
const begin = async () => (await beginClassSeat(services())) ?? expect.fail('no seat');
const reason = 'The teacher is ill for the whole course';

describe('a seat of a class that is paid on the site', () => {
  it('is held while it is paid, and is an enrolment once it is paid', async () => {
    const id = await begin();
    expect(await classTaken()).toBe(1);
    expect(await requests()).toEqual([]);
    await paySeat(services(), id);
    expect(await classTaken()).toBe(1);
    const [request] = await requests();
    expect(request).toMatchObject({
      ...{ kind: 'class-enrolment', state: 'new', suspected: false, sender_name: 'Mira Sharma' },
      details: { classId: testClass, age: 30, guardian: null, place: 'seat' },
    });
    expect(await seatRow(services(), id)).toMatchObject({
      ...{ state: 'paid', stage: 'booked', holding: false, request_id: request?.id },
    });
    expect(await lettersOf(id)).toEqual(['booked']);
    const letters = await test.db.selectFrom('letters').select('kind').execute();
    expect(letters.map(({ kind }) => kind).sort()).toEqual(['request-for-office', 'seat']);
    const letter = await composeLetter(services(), { kind: 'seat', seatId: id, says: 'booked' });
    expect(letter?.text).toMatch(/₹500\.00/);
    expect(letter?.attachments.map((one) => one.contentType)).toContain('text/calendar');
    expect(await auditLedger(test.db)).toEqual([]);
  });

  it('is one booking however often the same form comes, also at once', async () => {
    const pupil = aPupil();
    const ids = await Promise.all([1, 2, 3].map(() => beginClassSeat(services(), pupil)));
    expect(new Set(ids).size).toBe(1);
    expect(await classTaken()).toBe(1);
    await paySeat(services(), ids[0] ?? '');
    expect(await beginClassSeat(services(), pupil)).toBe(ids[0]);
    expect(await classTaken()).toBe(1);
  });

  it('goes back when nobody pays, and the next takes it', async () => {
    const [first, second] = [await begin(), await begin()];
    expect(await beginClassSeat(services())).toBeNull();
    minutes(16);
    // Who comes next gives back what ran out, before any job does.
    const third = await begin();
    await releaseSeats.run(services(), stop);
    expect(await classTaken()).toBe(1);
    await paySeat(services(), third);
    expect(await classTaken()).toBe(1);
    for (const id of [first, second]) expect(await seatRow(services(), id)).toMatchObject({ holding: false });
    minutes(5 * 24 * 60);
    await expireSeats.run(services(), stop);
    for (const id of [first, second])
      expect(await seatRow(services(), id)).toMatchObject({
        state: 'expired',
        stage: 'cancelled',
        asked: {},
      });
    expect(await auditLedger(test.db)).toEqual([]);
  });

  it('is still theirs when the payment comes late and nobody wanted it', async () => {
    const id = await begin();
    const one = await seatToPay(services(), id);
    minutes(40);
    await releaseSeats.run(services(), stop);
    expect(await classTaken()).toBe(0);
    await pay(fixture.gateway, one.orderId, 'pay');
    await fixture.gateway.tick();
    expect(await seatRow(services(), id)).toMatchObject({ stage: 'booked' });
    expect(await classTaken()).toBe(1);
    expect(await auditLedger(test.db)).toEqual([]);
  });

  it('paid too late, with nothing free: a letter and all of the money back', async () => {
    await setTestClass(test.db, 1);
    const late = await begin();
    const one = await seatToPay(services(), late);
    minutes(16);
    const faster = await begin();
    await paySeat(services(), faster);
    await pay(fixture.gateway, one.orderId, 'pay');
    await fixture.gateway.tick();
    expect(await seatRow(services(), late)).toMatchObject({
      state: 'paid',
      stage: 'short',
      request_id: null,
    });
    expect(await refundsOf(late)).toMatchObject([
      { state: 'asked', amount_paise: rupees(500), asked_by: 'site' },
    ]);
    expect(await lettersOf(late)).toEqual(['short']);
    expect(await classTaken()).toBe(1);
    const [refund] = await refundsOf(late);
    expect(await decideSeatRefund(services(), owner, refund?.id ?? '', 'approved')).toMatchObject({
      ok: true,
    });
    await fixture.gateway.tick();
    minutes(60);
    await reconcilePayments.run(services(), stop);
    await fixture.gateway.tick();
    expect(await seatRow(services(), late)).toMatchObject({ state: 'refunded', stage: 'cancelled' });
    expect(await auditLedger(test.db)).toEqual([]);
  });

  it('is never sold twice to many at once', async () => {
    await setTestClass(test.db, 3);
    const ids = await Promise.all(Array.from({ length: 30 }, () => beginClassSeat(services())));
    expect(ids.filter((id) => id !== null)).toHaveLength(3);
    expect(await classTaken()).toBe(3);
  });

  it('lets one address hold a small share without paying, and one number a few', async () => {
    await setTestClass(test.db, 20);
    const phone = '9876512345';
    const from = async (name: string) => {
      const pupil = aPupil({ name, phone });
      return beginClassSeat(services(), pupil).catch((error: Error) => error.message);
    };
    for (const name of ['Asha Rao', 'Bina Rao', 'Chand Rao', 'Deva Rao'])
      expect(await from(name)).toMatch(/^sea_/);
    expect(await from('Esha Rao')).toMatch(/seat-holds/);
  });

  it('of a full class: the waiting list as ever; the seat given from it asks for the fee', async () => {
    const [one, two] = [await begin(), await begin()];
    await paySeat(services(), one);
    await paySeat(services(), two);
    const waits = aPupil({ name: 'Radha Rao' });
    expect(await beginClassSeat(services(), waits)).toBeNull();
    expect(await enrolInClass(services(), testClass, waits, somebody())).toMatchObject({ ok: true });
    const cancelled = await cancelSeatByStaff(services(), clerk, { seatId: one, reason, all: true });
    expect(cancelled).toMatchObject({ ok: true });
    expect(await refundsOf(one)).toMatchObject([{ amount_paise: rupees(500), asked_by: clerk.personId }]);
    // The free seat is hers who waits: nobody else gets it.
    expect(await beginClassSeat(services())).toBeNull();
    const request = (await requests()).find(({ sender_name }) => sender_name === 'Radha Rao');
    expect(await giveSeat(services(), clerk, request?.id ?? '')).toMatchObject({ ok: true });
    const offered = await test.db
      .selectFrom('seat_bookings')
      .select('id')
      .where('request_id', '=', request?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(await lettersOf(offered.id)).toEqual(['offered']);
    minutes(24 * 60);
    await paySeat(services(), offered.id);
    expect(await seatRow(services(), offered.id)).toMatchObject({ stage: 'booked' });
    expect(await classTaken()).toBe(2);
    expect((await requests()).filter(({ sender_name }) => sender_name === 'Radha Rao')).toHaveLength(1);
    expect(await auditLedger(test.db)).toEqual([]);
  });

  it('a seat of the waiting list that is not paid in three days is free again', async () => {
    await setTestClass(test.db, 1);
    const one = await begin();
    await paySeat(services(), one);
    const waits = aPupil({ name: 'Radha Rao' });
    await enrolInClass(services(), testClass, waits, somebody());
    await cancelSeatByStaff(services(), clerk, { seatId: one, reason, all: false });
    const request = (await requests()).find(({ sender_name }) => sender_name === 'Radha Rao');
    await giveSeat(services(), clerk, request?.id ?? '');
    expect(await classTaken()).toBe(1);
    minutes(72 * 60);
    await releaseSeats.run(services(), stop);
    expect(await classTaken()).toBe(0);
    expect((await requests()).find(({ id }) => id === request?.id)).toMatchObject({ state: 'declined' });
  });

  it('is not taken by declining the request: its own screen cancels it', async () => {
    const id = await begin();
    await paySeat(services(), id);
    const [request] = await requests();
    const found = await findInboxRequest(services(), clerk, request?.id ?? '');
    const typed = { state: 'declined', assignedTo: '', remindOn: '', version: String(found?.version) };
    expect(await workOnRequest(services(), clerk, request?.id ?? '', typed)).toMatchObject({
      ...{ ok: false, code: 'seat-is-paid' },
    });
    expect(await classTaken()).toBe(1);
  });

  it('robots that fill the trap get no seat and no payment', async () => {
    const { startClassSeat } = await import('./checkout/start-class-seat.ts');
    const origin = { ...somebody(), suspected: true };
    expect(await startClassSeat(services(), testClass, aPupil(), origin)).toBeNull();
    expect(await classTaken()).toBe(0);
  });
});

describe('seats of a departure that is paid on the site', () => {
  it('are held whole, the deposit is paid, and the rest is said', async () => {
    const id = await beginTourSeats(services());
    expect(await tourTaken()).toBe(3);
    await paySeat(services(), id);
    expect(await findSeat(services(), id)).toMatchObject({
      ...{ stage: 'booked', seats: 3, price: rupees(7_500), total: rupees(1_500), paid: rupees(1_500) },
      ...{ toPay: rupees(6_000), cancellable: true, goesBack: rupees(750) },
    });
    expect((await requests())[0]).toMatchObject({
      kind: 'tour-registration',
      details: { departureId: testDeparture, people: 3, travelDate: '2026-11-29' },
    });
    expect(await tourTaken()).toBe(3);
    expect(await auditLedger(test.db)).toEqual([]);
  });

  it('say how few are left, and take nothing', async () => {
    await paySeat(services(), await beginTourSeats(services()));
    const four = aFamily({ people: '4', travellers: 'Ada Rao, 1\nBea Rao, 2\nCia Rao, 3\nDia Rao, 4' });
    expect(await startTourSeats(services(), four, somebody())).toMatchObject({
      problems: [{ field: 'departureId', code: 'departure-short', values: { n: 3 } }],
    });
    expect(await tourTaken()).toBe(3);
  });

  it('the buyer cancels before the day by the ladder, and the seats are free', async () => {
    const id = await beginTourSeats(services());
    await paySeat(services(), id);
    expect(await cancelOwnSeat(services(), id)).toMatchObject({ ok: true });
    expect(await tourTaken()).toBe(0);
    expect(await refundsOf(id)).toMatchObject([{ amount_paise: rupees(750), asked_by: 'buyer' }]);
    expect(await lettersOf(id)).toEqual(['booked', 'cancelled']);
    expect(await cancelOwnSeat(services(), id)).toMatchObject({ code: 'seat-moved' });
    expect(await auditLedger(test.db)).toEqual([]);
  });

  it('nothing goes back where the ladder gives nothing any more, and on the day only the office cancels', async () => {
    const id = await beginTourSeats(services());
    await paySeat(services(), id);
    now = new Date('2026-11-29T03:00:00Z');
    expect(await cancelOwnSeat(services(), id)).toMatchObject({ code: 'seat-begun' });
    const asked = { seatId: id, reason, all: false };
    expect(await cancelSeatByStaff(services(), clerk, asked)).toMatchObject({ ok: true });
    expect(await refundsOf(id)).toEqual([]);
    expect(await cancelSeatByStaff(services(), clerk, { ...asked, reason: '' })).toMatchObject({
      problems: [{ field: 'reason' }],
    });
  });

  it('move along with their departure', async () => {
    const [paid, open] = [await beginTourSeats(services()), await beginTourSeats(services())];
    await paySeat(services(), paid);
    const departure = await test.db
      .selectFrom('tour_departures')
      .selectAll()
      .where('id', '=', testDeparture)
      .executeTakeFirstOrThrow();
    const typed = { day: '2026-12-03', seats: '6', version: String(departure.version) };
    const still = { payOnline: 'on', deposit: '500', ladder: '5: 50' };
    const of = { tourId: departure.tour_id, id: testDeparture };
    expect(await saveDeparture(services(), owner, of, { ...typed, ...still })).toMatchObject({ ok: true });
    await paySeat(services(), open);
    for (const id of [paid, open])
      expect(await seatRow(services(), id)).toMatchObject({ day: '2026-12-03', stage: 'booked' });
    expect((await requests()).map(({ details }) => details)).toMatchObject([
      { travelDate: '2026-12-03' },
      { travelDate: '2026-12-03' },
    ]);
    await test.db
      .updateTable('tour_departures')
      .set({ leaves_on: '2026-11-29' })
      .where('id', '=', testDeparture)
      .execute();
  });
});

it('nobody decides on the refund of their own asking', async () => {
  const id = await beginTourSeats(services());
  await paySeat(services(), id);
  await cancelSeatByStaff(services(), owner, { seatId: id, reason, all: true });
  const [refund] = await refundsOf(id);
  expect(await decideSeatRefund(services(), owner, refund?.id ?? '', 'approved')).toMatchObject({
    code: 'refund-own',
  });
});
