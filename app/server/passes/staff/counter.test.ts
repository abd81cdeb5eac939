import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { auditLedger } from '#server/db/audit.ts';
import { staffOf } from '#server/people/test-people.ts';
import { settlePayment } from '#server/purchases/settle-payment.ts';
import { captureOf } from '#server/stay/test-stays.ts';
import { cancelPassesByStaff } from '../changes/cancel-by-staff.ts';
import { decidePassRefund } from '../changes/decide-pass-refund.ts';
import { listPassCounterDays } from '../plan/counter-days.ts';
import { beginPasses } from '../test-passes.ts';
import { askReturnAgain } from './ask-return-again.ts';
import { decideCounterReturn } from './decide-counter-return.ts';
import { sellPasses } from './sell-passes.ts';
import {
  accountant,
  bookingOf,
  left,
  lettersTo,
  listed,
  organiser,
  prepareTestOffice,
  problem,
  sale,
  shown,
  sold,
} from './test-staff-bookings.ts';
import { voidPass } from './void-pass.ts';

const office = prepareTestOffice();

describe('at the counter', () => {
  it('passes are paid and out at once, once for a form, in the language of the holder', async () => {
    const form = sale({ language: 'hi', email: 'gopi@example.com' });
    const first = await sellPasses(office.services, organiser, 'feast', form);
    expect(await sellPasses(office.services, organiser, 'feast', form)).toEqual(first);
    const [row] = (await listed(office.services)).rows;
    expect(row).toMatchObject({
      stage: 'confirmed',
      payBy: 'desk',
      passes: '2 × Seat',
      people: 2,
      total: 20_000,
    });
    const booking = await bookingOf(office.services, row?.id ?? '');
    expect(booking.counter).toMatchObject({ amount: 20_000, mode: 'cash' });
    expect(booking.passes.map(({ state }) => state)).toEqual(['valid', 'valid']);
    expect([
      await left(office.services, 'event_products', 'feast-seat'),
      await left(office.services, 'event_slots', 'feast-six'),
    ]).toEqual([3, 4]);
    expect(await lettersTo(office.services)).toEqual(['passes gopi@example.com hi']);
    expect(await auditLedger(office.db)).toEqual([]);
  });

  it('what costs something says how it was paid, and what is not there is refused with its number', async () => {
    const sell = (instead: object) => sellPasses(office.services, organiser, 'feast', sale(instead));
    expect(await sell({ mode: '' })).toMatchObject(problem('mode', 'pass-mode'));
    expect(await sell({ counts: { 'feast-seat': '6' } })).toMatchObject(
      problem('count.feast-seat', 'passes-fewer'),
    );
    expect(await sell({ counts: { 'feast-free': '0' } })).toMatchObject(problem('counts', 'passes-none'));
    expect(await sell({ shown: { ...shown, 'feast-seat': '9000' } })).toMatchObject(
      problem('count.feast-seat', 'passes-price-changed'),
    );
    expect(await sellPasses(office.services, organiser, 'nowhere', sale())).toMatchObject({
      code: 'event-gone',
    });
    expect(await sellPasses(office.services, accountant, 'feast', sale())).toMatchObject({
      code: 'not-allowed',
    });
    expect((await listed(office.services)).count).toBe(0);
    expect(await left(office.services, 'event_products', 'feast-seat')).toBe(5);
  });

  it('cash of two lakh rupees and more is barred, other ways of paying are not', async () => {
    await sql`update event_products set price_paise = 10000000 where id = 'feast-seat'`.execute(office.db);
    const dear = sale({ shown: { ...shown, 'feast-seat': '10000000' } });
    const sell = (mode: string) => sellPasses(office.services, organiser, 'feast', { ...dear, mode });
    expect(await sell('cash')).toMatchObject(problem('mode', 'cash-barred'));
    expect(await sell('upi')).toMatchObject({ ok: true });
  });

  it('also of a kind that the site does not offer, or that the office approves', async () => {
    await sql`update event_products set on_sale = false, needs_approval = true`.execute(office.db);
    expect(
      (
        await bookingOf(
          office.services,
          await sold(office.services, { counts: { 'feast-free': '1' }, mode: '' }),
        )
      ).state,
    ).toBe('confirmed');
  });
});

describe('a void pass', () => {
  it('frees its place; its price at the counter goes back when another agrees', async () => {
    const id = await sold(office.services);
    const [pass] = (await bookingOf(office.services, id)).passes;
    const voiding = { code: pass?.code ?? '', reason: 'Came too late', back: 'on' };
    expect(await voidPass(office.services, organiser, id, { ...voiding, reason: '' })).toMatchObject(
      problem('reason', 'text-length'),
    );
    expect(await voidPass(office.services, organiser, id, voiding)).toMatchObject({ ok: true });
    expect(await voidPass(office.services, organiser, id, voiding)).toMatchObject(
      problem('', 'pass-void-before'),
    );
    expect(await left(office.services, 'event_products', 'feast-seat')).toBe(4);
    const { returns, stage } = await bookingOf(office.services, id);
    expect(stage).toBe('confirmed');
    expect(returns).toMatchObject([{ amount: 10_000, state: 'asked', reason: 'Came too late' }]);
    const decide = (who: typeof organiser, instead = {}) =>
      decideCounterReturn(office.services, who, id, {
        ...{ returnId: returns[0]?.id ?? '', decision: 'handed', mode: 'cash', ...instead },
      });
    const both = staffOf('per_organiser', 'event-organiser', 'accounts');
    expect(await decide(both)).toMatchObject(problem('', 'refund-own'));
    expect(await decide(accountant, { mode: 'gold' })).toMatchObject(problem('mode', 'pass-mode'));
    expect(await decide(accountant)).toMatchObject({ ok: true });
    expect(await decide(accountant)).toMatchObject(problem('', 'refund-decided'));
    expect((await bookingOf(office.services, id)).returns).toMatchObject([{ state: 'handed' }]);
    const [day, ...others] = await listPassCounterDays(office.services, 'feast');
    expect(day).toMatchObject({ cash: { taken: 20_000, back: 10_000 }, upi: { taken: 0, back: 0 } });
    expect(others).toEqual([]);
    expect(await auditLedger(office.db)).toEqual([]);
  });

  it('whose price was declined is asked for again, once', async () => {
    const id = await sold(office.services);
    const [pass] = (await bookingOf(office.services, id)).passes;
    const voiding = { code: pass?.code ?? '', reason: 'Came too late', back: 'on' };
    await voidPass(office.services, organiser, id, voiding);
    const [asked] = (await bookingOf(office.services, id)).returns;
    const again = (who = organiser) => askReturnAgain(office.services, who, id, asked?.id ?? '');
    expect(await again()).toMatchObject(problem('', 'refund-decided'));
    await decideCounterReturn(office.services, accountant, id, {
      ...{ returnId: asked?.id ?? '', decision: 'declined', mode: '' },
    });
    expect((await bookingOf(office.services, id)).returns).toMatchObject([
      { state: 'declined', again: true },
    ]);
    expect(await again(accountant)).toMatchObject({ code: 'not-allowed' });
    office.now = new Date(office.now.getTime() + 60_000);
    const both = await Promise.all([again(), again()]);
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect((await bookingOf(office.services, id)).returns).toMatchObject([
      { state: 'declined', again: false },
      { state: 'asked', amount: 10_000, again: false },
    ]);
    expect(await auditLedger(office.db)).toEqual([]);
  });

  it('paid online asks the gateway’s refund, and the last one cancels the booking', async () => {
    const begun = await beginPasses(office.services);
    await settlePayment(office.services, {
      snapshot: captureOf(begun, { capturedAt: office.now }),
      event: null,
    });
    const [pass] = (await bookingOf(office.services, begun.id)).passes;
    const voiding = { code: pass?.code ?? '', reason: 'Ill', back: 'on' };
    expect(await voidPass(office.services, organiser, begun.id, voiding)).toMatchObject({ ok: true });
    const booking = await bookingOf(office.services, begun.id);
    expect(booking).toMatchObject({ stage: 'cancelled', refunds: [{ amount: 10_000, state: 'asked' }] });
    const refundId = booking.refunds[0]?.id ?? '';
    expect(await decidePassRefund(office.services, organiser, refundId, 'approved')).toMatchObject({
      code: 'not-allowed',
    });
    expect(await decidePassRefund(office.services, accountant, refundId, 'declined')).toMatchObject({
      ok: true,
    });
    expect(await auditLedger(office.db)).toEqual([]);
  });

  it('of a whole booking ends it, and the counter owes the price of each', async () => {
    const id = await sold(office.services, { email: 'mira@example.com' });
    const cancel = (typed: { reason: string; back: string }) =>
      cancelPassesByStaff(office.services, organiser, {
        ...{ bookingId: id, reason: typed.reason, all: typed.back === 'on' },
      });
    expect(await cancel({ reason: '', back: 'on' })).toMatchObject(problem('reason', 'text-length'));
    expect(await cancel({ reason: 'Ill', back: 'on' })).toMatchObject({ ok: true });
    expect(await cancel({ reason: 'Ill', back: 'on' })).toMatchObject(problem('', 'passes-moved'));
    const { stage, passes, returns } = await bookingOf(office.services, id);
    expect(stage).toBe('cancelled');
    expect(passes.every(({ state }) => state === 'void')).toBe(true);
    expect(returns.map(({ amount, state }) => `${amount} ${state}`)).toEqual(['10000 asked', '10000 asked']);
    expect(await left(office.services, 'event_products', 'feast-seat')).toBe(5);
    expect(await auditLedger(office.db)).toEqual([]);
  });

  it('that cost nothing has nothing to give back', async () => {
    const id = await sold(office.services, { counts: { 'feast-free': '1' }, mode: '' });
    const [pass] = (await bookingOf(office.services, id)).passes;
    await voidPass(office.services, organiser, id, {
      code: pass?.code ?? '',
      reason: 'Not coming',
      back: 'on',
    });
    expect(await bookingOf(office.services, id)).toMatchObject({
      stage: 'cancelled',
      returns: [],
      refunds: [],
    });
  });
});
