import { describe, expect, it } from 'vitest';
import { paise } from '#core/money/paise.ts';
import { passBookingState } from '#core/passes/pass-stage.ts';
import { cancelPassesByStaff } from './changes/cancel-by-staff.ts';
import { decidePassRefund } from './changes/decide-pass-refund.ts';
import { expirePasses } from './states/expire-passes.ts';
import { openFestival, organiser } from './test-festival-world.ts';
import { beginPasses } from './test-passes.ts';

const { db, services, now, addMinutes, pay, stageOf, countFree, letters } = openFestival();
const never = new AbortController().signal;

describe('money', () => {
  it('that comes late takes what is free, and goes back where nothing is', async () => {
    const late = await beginPasses(services());
    const later = await beginPasses(services());
    addMinutes(20);
    await pay(late);
    expect(await stageOf(late.id)).toMatchObject({ stage: 'confirmed' });
    const over = new Date(now().getTime() + 60_000);
    await db().updateTable('event_slots').set({ starts_at: now(), ends_at: over }).execute();
    addMinutes(1);
    await pay(later);
    expect(await stageOf(later.id)).toMatchObject({ stage: 'short' });
  });

  it('that went back whole makes its passes void and their places free', async () => {
    const booking = await beginPasses(services(), { counts: { 'feast-seat': '2' } });
    await pay(booking);
    expect(await countFree()).toBe(18);
    await pay(booking, { refunded: paise(20_000), refundBegun: true });
    expect(await stageOf(booking.id)).toEqual({ state: 'refunded', stage: 'cancelled' });
    expect(await countFree()).toBe(20);
    const passes = await db().selectFrom('passes').select('state').execute();
    expect(passes).toEqual([{ state: 'void' }, { state: 'void' }]);
    expect(new Set(await letters())).toEqual(new Set(['20000', 'cancelled:returned', 'confirmed']));
  });

  it('that went back for the paid passes leaves the free ones of the booking valid', async () => {
    const booking = await beginPasses(services(), { counts: { 'feast-seat': '1', 'feast-free': '3' } });
    await pay(booking);
    await pay(booking, { refunded: paise(10_000), refundBegun: true });
    const money = await stageOf(booking.id);
    expect(money).toEqual({ state: 'refunded', stage: 'confirmed' });
    expect(passBookingState(money)).toBe('confirmed');
    expect([await countFree(), await countFree('feast-free')]).toEqual([20, 17]);
    const passes = await db().selectFrom('passes').select(['product_id', 'state']).execute();
    expect(passes.filter(({ state }) => state === 'void')).toEqual([
      { product_id: 'feast-seat', state: 'void' },
    ]);
    expect(new Set(await letters())).toEqual(new Set(['10000', 'confirmed']));
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
    expect(await countFree()).toBe(20);
    const refund = await db()
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
    addMinutes(5 * 24 * 60);
    await expirePasses.run(services(), never);
    expect(await stageOf(booking.id)).toEqual({ state: 'expired', stage: 'cancelled' });
    expect(await countFree()).toBe(20);
  });
});
