import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import { enrolInClass } from '../classes/enrol-in-class.ts';
import { auditLedger } from '../db/audit.ts';
import type { TestDatabase } from '../db/test-database.ts';
import { composeLetter } from '../letters/compose-letter.ts';
import { staffOf } from '../people/test-people.ts';
import { reconcilePayments } from '../purchases/reconcile-payments.ts';
import { type Fixture, pay } from '../purchases/test-donations.ts';
import { findInboxRequest } from '../requests/inbox-queries.ts';
import { somebody } from '../requests/test-requests.ts';
import { workOnRequest } from '../requests/work-on-request.ts';
import { cancelSeatByStaff } from './changes/cancel-by-staff.ts';
import { decideSeatRefund } from './changes/decide-seat-refund.ts';
import { expireSeats } from './states/expire-seats.ts';
import { releaseSeats } from './states/release-seats.ts';
import {
  aPupil,
  beginClassSeat,
  freeSeats,
  openSeats,
  paySeat,
  seatLettersOf,
  seatRefundsOf,
  seatRow,
  seatToPay,
  setTestClass,
  testClass,
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
  ({ test, fixture } = await openSeats(() => now));
});
beforeEach(async () => {
  now = new Date('2026-11-20T06:00:00Z');
  await freeSeats(test.db);
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
const requests = () => test.db.selectFrom('requests').selectAll().execute();
const lettersOf = (id: string) => seatLettersOf(test.db, id);
const refundsOf = (id: string) => seatRefundsOf(test.db, id);
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
