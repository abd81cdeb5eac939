import { describe, expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import { enrolInClass } from '../classes/enrol-in-class.ts';
import { auditLedger } from '../db/audit.ts';
import { staffOf } from '../people/test-people.ts';
import { preparePayment } from '../purchases/prepare-payment.ts';
import { pay } from '../purchases/test-donations.ts';
import { findInboxRequest } from '../requests/inbox-queries.ts';
import { somebody } from '../requests/test-requests.ts';
import { workOnRequest } from '../requests/work-on-request.ts';
import { cancelSeatByStaff } from './changes/cancel-by-staff.ts';
import { releaseSeats } from './states/release-seats.ts';
import { openSeats } from './test-seat-world.ts';
import {
  aPupil,
  beginClassSeat,
  paySeat,
  seatRow,
  seatToPay,
  setTestClass,
  testClass,
} from './test-seats.ts';
import { giveSeat } from './waiting/give-seat.ts';

const clerk = staffOf('per_clerk', 'seva-desk');
const stop = new AbortController().signal;

const { db, services, gateway, addMinutes, classTaken, requests, lettersOf, refundsOf } = openSeats();
const begin = async () => (await beginClassSeat(services())) ?? expect.fail('no seat');
const reason = 'The teacher is ill for the whole course';

/** The only seat of the class, given to somebody of the waiting list, who is asked to pay. */
async function offerSeatTo(name: string): Promise<string> {
  await setTestClass(db(), 1);
  const first = await begin();
  await enrolInClass(services(), testClass, aPupil({ name }), somebody());
  await cancelSeatByStaff(services(), clerk, { seatId: first, reason, all: true });
  const request = (await requests()).find(({ sender_name }) => sender_name === name);
  expect(await giveSeat(services(), clerk, request?.id ?? '')).toMatchObject({ ok: true });
  const offered = db()
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
    const offered = await db()
      .selectFrom('seat_bookings')
      .select('id')
      .where('request_id', '=', request?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(await lettersOf(offered.id)).toEqual(['offered']);
    addMinutes(24 * 60);
    await paySeat(services(), offered.id);
    expect(await seatRow(services(), offered.id)).toMatchObject({ stage: 'booked' });
    expect(await classTaken()).toBe(2);
    expect((await requests()).filter(({ sender_name }) => sender_name === 'Radha Rao')).toHaveLength(1);
    expect(await auditLedger(db())).toEqual([]);
  });

  it('a seat of the waiting list that is not paid in three days is free again', async () => {
    await setTestClass(db(), 1);
    const one = await begin();
    await paySeat(services(), one);
    const waits = aPupil({ name: 'Radha Rao' });
    await enrolInClass(services(), testClass, waits, somebody());
    await cancelSeatByStaff(services(), clerk, { seatId: one, reason, all: false });
    const request = (await requests()).find(({ sender_name }) => sender_name === 'Radha Rao');
    await giveSeat(services(), clerk, request?.id ?? '');
    expect(await classTaken()).toBe(1);
    addMinutes(72 * 60);
    await releaseSeats.run(services(), stop);
    expect(await classTaken()).toBe(0);
    expect((await requests()).find(({ id }) => id === request?.id)).toMatchObject({ state: 'declined' });
  });

  it('of a class that is paid on the site is taken by no enrolment, though it is free', async () => {
    expect(await enrolInClass(services(), testClass, aPupil(), somebody())).toMatchObject({ ok: true });
    expect(await classTaken()).toBe(0);
    expect(await requests()).toMatchObject([{ details: { place: 'waiting-list' } }]);
  });

  it('of the waiting list, paid when the class is over: everything goes back', async () => {
    const offered = await offerSeatTo('Tara Rao');
    const one = await seatToPay(services(), offered);
    const classes = db().updateTable('classes').where('id', '=', testClass);
    const { starts_on, ends_on } = await db()
      .selectFrom('classes')
      .select(['starts_on', 'ends_on'])
      .where('id', '=', testClass)
      .executeTakeFirstOrThrow();
    await classes.set({ starts_on: '2026-11-01', ends_on: '2026-11-19' }).execute();
    const pressed = await preparePayment(services(), { kind: 'seat', id: offered }, { known: true });
    expect(pressed).toMatchObject({ code: 'not-payable' });
    await pay(gateway(), one.orderId, 'pay');
    await gateway().tick();
    expect(await seatRow(services(), offered)).toMatchObject({ state: 'paid', stage: 'short' });
    expect(await refundsOf(offered)).toMatchObject([{ amount_paise: rupees(500), asked_by: 'site' }]);
    expect(await lettersOf(offered)).toEqual(['offered', 'short']);
    await classes.set({ starts_on, ends_on }).execute();
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
    addMinutes(71 * 60);
    const one = await seatToPay(services(), offered);
    await pay(gateway(), one.orderId, 'pay');
    addMinutes(60);
    await releaseSeats.run(services(), stop);
    expect(await seatRow(services(), offered)).toMatchObject({ state: 'paid', stage: 'booked' });
    expect(await classTaken()).toBe(1);
    expect(await auditLedger(db())).toEqual([]);
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
    expect(await auditLedger(db())).toEqual([]);
  });

  it('of the waiting list, declined while its payment arrives: either, and never both', async () => {
    for (const name of ['Asha Rao', 'Bina Rao', 'Chand Rao', 'Deva Rao', 'Esha Rao', 'Gita Rao']) {
      const offered = await offerSeatTo(name);
      const { request_id } = await seatRow(services(), offered);
      await Promise.all([paySeat(services(), offered), decline(request_id ?? '')]);
      const { stage } = await seatRow(services(), offered);
      expect(await classTaken()).toBe(stage === 'booked' ? 1 : 0);
      expect(await auditLedger(db())).toEqual([]);
      if (stage === 'booked')
        await cancelSeatByStaff(services(), clerk, { seatId: offered, reason, all: true });
    }
  });
});
