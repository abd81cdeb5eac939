import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import { enrolInClass } from '../classes/enrol-in-class.ts';
import { auditLedger } from '../db/audit.ts';
import type { TestDatabase } from '../db/test-database.ts';
import { staffOf } from '../people/test-people.ts';
import { preparePayment } from '../purchases/prepare-payment.ts';
import { type Fixture, pay } from '../purchases/test-donations.ts';
import { findInboxRequest } from '../requests/inbox-queries.ts';
import { somebody } from '../requests/test-requests.ts';
import { workOnRequest } from '../requests/work-on-request.ts';
import { cancelSeatByStaff } from './changes/cancel-by-staff.ts';
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

/** The only seat of the class, given to somebody of the waiting list, who is asked to pay. */
async function offerSeatTo(name: string): Promise<string> {
  await setTestClass(test.db, 1);
  const first = await begin();
  await enrolInClass(services(), testClass, aPupil({ name }), somebody());
  await cancelSeatByStaff(services(), clerk, { seatId: first, reason, all: true });
  const request = (await requests()).find(({ sender_name }) => sender_name === name);
  expect(await giveSeat(services(), clerk, request?.id ?? '')).toMatchObject({ ok: true });
  const offered = test.db
    .selectFrom('seat_bookings')
    .select('id')
    .where('request_id', '=', request?.id ?? '');
  return (await offered.executeTakeFirstOrThrow()).id;
}

async function decline(requestId: string) {
  const found = await findInboxRequest(services(), clerk, requestId);
  const typed = { state: 'declined', assignedTo: '', remindOn: '', version: String(found?.version) };
  return workOnRequest(services(), clerk, requestId, typed);
}

describe('a seat that the office gives', () => {
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
    expect(await decline(request?.id ?? '')).toMatchObject({ ok: false, code: 'seat-is-paid' });
    expect(await classTaken()).toBe(1);
  });

  it('of the waiting list, paid in time while nobody told us: it is theirs, not free again', async () => {
    const offered = await offerSeatTo('Radha Rao');
    minutes(71 * 60);
    const one = await seatToPay(services(), offered);
    await pay(fixture.gateway, one.orderId, 'pay');
    minutes(60);
    await releaseSeats.run(services(), stop);
    expect(await seatRow(services(), offered)).toMatchObject({ state: 'paid', stage: 'booked' });
    expect(await classTaken()).toBe(1);
    expect(await auditLedger(test.db)).toEqual([]);
  });

  it('of the waiting list, not paid yet and declined by the office: nobody is sent to pay for it', async () => {
    const offered = await offerSeatTo('Radha Rao');
    await seatToPay(services(), offered);
    const { request_id } = await seatRow(services(), offered);
    expect(await decline(request_id ?? '')).toMatchObject({ ok: true });
    expect(await classTaken()).toBe(0);
    const pressed = await preparePayment(services(), { kind: 'seat', id: offered }, { known: true });
    expect(pressed).toMatchObject({ code: 'not-payable' });
    expect(await seatRow(services(), offered)).toMatchObject({ state: 'cancelled', stage: 'cancelled' });
    expect(await auditLedger(test.db)).toEqual([]);
  });

  it('of the waiting list, declined while its payment arrives: either, and never both', async () => {
    for (const name of ['Asha Rao', 'Bina Rao', 'Chand Rao', 'Deva Rao', 'Esha Rao', 'Gita Rao']) {
      const offered = await offerSeatTo(name);
      const { request_id } = await seatRow(services(), offered);
      await Promise.all([paySeat(services(), offered), decline(request_id ?? '')]);
      const { stage } = await seatRow(services(), offered);
      expect(await classTaken()).toBe(stage === 'booked' ? 1 : 0);
      expect(await auditLedger(test.db)).toEqual([]);
      if (stage === 'booked')
        await cancelSeatByStaff(services(), clerk, { seatId: offered, reason, all: true });
    }
  });
});
