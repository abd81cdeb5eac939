import { describe, expect, it } from 'vitest';
import { classKind } from '#core/cms/kinds/class-kind.ts';
import { rupees } from '#core/money/paise.ts';
import { binRow } from '../cms/bin-row.ts';
import { auditLedger } from '../db/audit.ts';
import { composeLetter } from '../letters/compose-letter.ts';
import { staffOf } from '../people/test-people.ts';
import { reconcilePayments } from '../purchases/reconcile-payments.ts';
import { pay } from '../purchases/test-donations.ts';
import { somebody } from '../requests/test-requests.ts';
import { cancelOwnSeat } from './changes/cancel-seat.ts';
import { decideSeatRefund } from './changes/decide-seat-refund.ts';
import { startTourSeats } from './checkout/start-tour-seats.ts';
import { findSeat } from './queries/seat-queries.ts';
import { expireSeats } from './states/expire-seats.ts';
import { releaseSeats } from './states/release-seats.ts';
import { openSeats } from './test-seat-world.ts';
import {
  aFamily,
  aPupil,
  beginClassSeat,
  paySeat,
  seatRow,
  seatToPay,
  setTestClass,
  setTestDeparture,
  testClass,
} from './test-seats.ts';

const owner = staffOf('per_owner', 'owner');
const stop = new AbortController().signal;

const { db, services, gateway, setNow, addMinutes, classTaken, requests, lettersOf, refundsOf } = openSeats();
const begin = async () => (await beginClassSeat(services())) ?? expect.fail('no seat');

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
    const letters = await db().selectFrom('letters').select('kind').execute();
    expect(letters.map(({ kind }) => kind).sort()).toEqual(['request-for-office', 'seat']);
    const letter = await composeLetter(services(), { kind: 'seat', seatId: id, says: 'booked' });
    expect(letter?.text).toMatch(/₹500\.00/);
    expect(letter?.attachments.map((one) => one.contentType)).toContain('text/calendar');
    expect(await auditLedger(db())).toEqual([]);
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
    addMinutes(16);
    // Who comes next gives back what ran out, before any job does.
    const third = await begin();
    await releaseSeats.run(services(), stop);
    expect(await classTaken()).toBe(1);
    await paySeat(services(), third);
    expect(await classTaken()).toBe(1);
    for (const id of [first, second]) expect(await seatRow(services(), id)).toMatchObject({ holding: false });
    addMinutes(5 * 24 * 60);
    await expireSeats.run(services(), stop);
    for (const id of [first, second])
      expect(await seatRow(services(), id)).toMatchObject({
        state: 'expired',
        stage: 'cancelled',
        asked: {},
      });
    expect(await auditLedger(db())).toEqual([]);
  });

  it('is still theirs when the payment comes late and nobody wanted it', async () => {
    const id = await begin();
    const one = await seatToPay(services(), id);
    addMinutes(40);
    await releaseSeats.run(services(), stop);
    expect(await classTaken()).toBe(0);
    await pay(gateway(), one.orderId, 'pay');
    await gateway().tick();
    expect(await seatRow(services(), id)).toMatchObject({ stage: 'booked' });
    expect(await classTaken()).toBe(1);
    expect(await auditLedger(db())).toEqual([]);
  });

  it('paid too late, with nothing free: a letter and all of the money back', async () => {
    await setTestClass(db(), 1);
    const late = await begin();
    const one = await seatToPay(services(), late);
    addMinutes(16);
    const faster = await begin();
    await paySeat(services(), faster);
    await pay(gateway(), one.orderId, 'pay');
    await gateway().tick();
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
    await gateway().tick();
    addMinutes(60);
    await reconcilePayments.run(services(), stop);
    await gateway().tick();
    expect(await seatRow(services(), late)).toMatchObject({ state: 'refunded', stage: 'cancelled' });
    // It was never booked, so nothing of it was cancelled.
    expect(await lettersOf(late)).not.toContain('cancelled');
    expect(await auditLedger(db())).toEqual([]);
  });

  it('is never sold twice to many at once', async () => {
    await setTestClass(db(), 3);
    const ids = await Promise.all(Array.from({ length: 30 }, () => beginClassSeat(services())));
    expect(ids.filter((id) => id !== null)).toHaveLength(3);
    expect(await classTaken()).toBe(3);
  });

  it('lets one address hold a small share without paying, and one number a few', async () => {
    await setTestClass(db(), 20);
    const phone = '9876512345';
    const from = async (name: string) => {
      const pupil = aPupil({ name, phone });
      return beginClassSeat(services(), pupil).catch((error: Error) => error.message);
    };
    for (const name of ['Asha Rao', 'Bina Rao', 'Chand Rao', 'Deva Rao'])
      expect(await from(name)).toMatch(/^sea_/);
    expect(await from('Esha Rao')).toMatch(/seat-holds/);
  });

  it('counts what an account holds by itself only where its address is proven', async () => {
    await setTestDeparture(db(), 20);
    const from = (who = {}) =>
      startTourSeats(services(), aFamily(), { address: 'one house', suspected: false, ...who });
    for (const account of ['per_new1', 'per_new2'])
      expect(await from({ account })).toMatchObject({ ok: true });
    const refused = { problems: [{ field: 'people', code: 'seat-share', values: { n: 2 } }] };
    expect(await from({ account: 'per_new3' })).toMatchObject(refused);
    expect(await from({ account: 'per_shown', proven: 'per_shown' })).toMatchObject({ ok: true });
  });

  it('begins when its class does, though that was moved, and is cancelled until then', async () => {
    const id = await begin();
    await paySeat(services(), id);
    const { day } = await seatRow(services(), id);
    const [later, before] = ['2027-02-01', '2027-01-31'];
    const move = (to: string) =>
      db().updateTable('classes').set({ starts_on: to, ends_on: '2027-04-01' }).where('id', '=', testClass);
    await move(later).execute();
    setNow(new Date(`${before}T06:00:00Z`));
    expect(await findSeat(services(), id)).toMatchObject({ day: later, cancellable: true });
    expect(await cancelOwnSeat(services(), id)).toMatchObject({ ok: true });
    await move(day).execute();
  });

  it('keeps its class on the site: a class with seats that are paid or being paid is not deleted', async () => {
    const id = await begin();
    await paySeat(services(), id);
    expect(await binRow(services(), owner, classKind, testClass)).toMatchObject({ code: 'still-used' });
  });

  it('robots that fill the trap get no seat and no payment', async () => {
    const { startClassSeat } = await import('./checkout/start-class-seat.ts');
    const origin = { ...somebody(), suspected: true };
    expect(await startClassSeat(services(), testClass, aPupil(), origin)).toBeNull();
    expect(await classTaken()).toBe(0);
  });
});
