import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paise } from '#core/money/paise.ts';
import type { Staff } from '#core/people/viewer.ts';
import { auditLedger } from '../db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { settlePayment } from '../purchases/settle-payment.ts';
import { type Fixture, makeFixture } from '../purchases/test-donations.ts';
import { captureOf } from '../stay/test-stays.ts';
import { cancelPassesByStaff } from './changes/cancel-by-staff.ts';
import { decidePassRefund } from './changes/decide-pass-refund.ts';
import { expirePasses } from './states/expire-passes.ts';
import {
  beginPasses,
  freePasses,
  makeFreshFestival,
  passLettersOf,
  stageOfPasses,
  type toPayPasses,
} from './test-passes.ts';

let test: TestDatabase;
let fixture: Fixture;
let now = new Date('2026-11-20T06:00:00Z');
const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000);
};
const services = () => fixture.services;
const never = new AbortController().signal;

const organiser: Staff = {
  ...{ kind: 'staff', personId: 'per_desk', name: 'Desk', email: 'desk@temple.example' },
  ...{ roles: ['owner'], sessionId: 'ses_desk', address: '127.0.0.1' },
};

beforeAll(async () => {
  test = await makeTestDatabase(4);
  fixture = await makeFixture(test.db, { clock: () => now }, { empty: true });
});
afterAll(() => test.close());
beforeEach(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  now = new Date('2026-11-20T06:00:00Z');
  await makeFreshFestival(test.db);
});
afterAll(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
});

const stageOf = (id: string) => stageOfPasses(test.db, id);
const free = (product = 'feast-seat') => freePasses(test.db, product);
const letters = () => passLettersOf(test.db);
const pay = (booking: Awaited<ReturnType<typeof toPayPasses>>, instead = {}) =>
  settlePayment(services(), { snapshot: captureOf(booking, { capturedAt: now, ...instead }), event: null });

describe('money', () => {
  it('that comes late takes what is free, and goes back where nothing is', async () => {
    const late = await beginPasses(services());
    const later = await beginPasses(services());
    minutes(20);
    await pay(late);
    expect(await stageOf(late.id)).toMatchObject({ stage: 'confirmed' });
    const over = new Date(now.getTime() + 60_000);
    await test.db.updateTable('event_slots').set({ starts_at: now, ends_at: over }).execute();
    minutes(1);
    await pay(later);
    expect(await stageOf(later.id)).toMatchObject({ stage: 'short' });
  });

  it('that went back whole makes its passes void and their places free', async () => {
    const booking = await beginPasses(services(), { counts: { 'feast-seat': '2' } });
    await pay(booking);
    expect(await free()).toBe(18);
    await pay(booking, { refunded: paise(20_000), refundBegun: true });
    expect(await stageOf(booking.id)).toEqual({ state: 'refunded', stage: 'cancelled' });
    expect(await free()).toBe(20);
    const passes = await test.db.selectFrom('passes').select('state').execute();
    expect(passes).toEqual([{ state: 'void' }, { state: 'void' }]);
    expect(new Set(await letters())).toEqual(new Set(['20000', 'cancelled:returned', 'confirmed']));
  });

  it('goes back where the office cancels and a second person agrees', async () => {
    const booking = await beginPasses(services(), { counts: { 'feast-seat': '2' } });
    await pay(booking);
    const cancel = { bookingId: booking.id, all: true };
    expect(await cancelPassesByStaff(services(), organiser, { ...cancel, reason: '' })).toMatchObject({
      problems: [{ field: 'reason', code: 'text-length' }],
    });
    expect(await cancelPassesByStaff(services(), organiser, { ...cancel, reason: 'Rain' })).toMatchObject({
      ok: true,
    });
    expect(await stageOf(booking.id)).toEqual({ state: 'paid', stage: 'cancelled' });
    expect(await free()).toBe(20);
    const refund = await test.db
      .selectFrom('refunds')
      .selectAll()
      .where('pass_booking_id', '=', booking.id)
      .executeTakeFirstOrThrow();
    expect(refund).toMatchObject({ state: 'asked', amount_paise: 20_000, asked_by: 'per_desk' });
    expect(await decidePassRefund(services(), organiser, refund.id, 'approved')).toMatchObject({
      code: 'refund-own',
    });
    const accounts = { ...organiser, personId: 'per_accounts', email: 'accounts@temple.example' };
    expect(await decidePassRefund(services(), accounts, refund.id, 'approved')).toMatchObject({ ok: true });
  });

  it('of nobody: the booking expires once the gateway knows of no payment', async () => {
    const booking = await beginPasses(services());
    minutes(5 * 24 * 60);
    await expirePasses.run(services(), never);
    expect(await stageOf(booking.id)).toEqual({ state: 'expired', stage: 'cancelled' });
    expect(await free()).toBe(20);
  });
});
