import { describe, expect, it } from 'vitest';
import { judgePass } from '#core/passes/judge-pass.ts';
import { importPassKeys, passMark } from '#core/passes/pass-keys.ts';
import { reconcilePayments } from '../purchases/reconcile-payments.ts';
import { pay as payAtGateway } from '../purchases/test-donations.ts';
import { approvePasses, declinePasses } from './changes/approve-passes.ts';
import { cancelOwnPasses } from './changes/cancel-passes.ts';
import { listPassKeys } from './pass-signer.ts';
import { findPassBooking } from './queries/booking-queries.ts';
import { findPassSale } from './queries/event-passes.ts';
import { expirePasses } from './states/expire-passes.ts';
import { openFestival, organiser } from './test-festival-world.ts';
import { beginPasses, sendPasses, testEvening, toPayPasses } from './test-passes.ts';

const { db, services, gateway, setNow, addMinutes, pay, stageOf, countFree, letters } = openFestival();
const never = new AbortController().signal;
const codes = (started: Awaited<ReturnType<typeof sendPasses>>) =>
  started.ok
    ? []
    : started.problems.map(({ field, code, values }) => [field, code, ...Object.values(values ?? {})]);

describe('what costs nothing', () => {
  it('is confirmed at once, with true passes and a letter', async () => {
    const started = await sendPasses(services(), { counts: { 'feast-free': '2', 'feast-family': '1' } });
    if (!started.ok) throw new Error(JSON.stringify(started.problems));
    expect(await stageOf(started.value.id)).toEqual({ state: 'created', stage: 'confirmed' });
    expect(await letters()).toEqual(['confirmed']);
    const booking = await findPassBooking(services(), started.value.id);
    expect(booking?.passes.map(({ people, state }) => [people, state])).toEqual([
      [1, 'valid'],
      [1, 'valid'],
      [5, 'valid'],
    ]);
    const gate = {
      keys: await importPassKeys(await listPassKeys(db())),
      ...{
        event: await passMark('feast'),
        number: 1,
        now: testEvening.six,
        skewMinutes: 5,
        graceMinutes: 15,
      },
      ...{ isVoid: () => false, usedAt: () => null },
    };
    const [pass] = booking?.passes ?? [];
    expect(await judgePass(pass?.token ?? '', gate)).toMatchObject({ light: 'green' });
    expect(await judgePass(pass?.token ?? '', { ...gate, number: 2 })).toMatchObject({
      reason: 'wrong-gate',
    });
    const { on_hand } = await db().selectFrom('event_slots').select('on_hand').executeTakeFirstOrThrow();
    expect(on_hand).toBe(33);
  });

  it('is given back by its holder, and others can have it', async () => {
    const started = await sendPasses(services(), { counts: { 'feast-free': '4' } });
    if (!started.ok) throw new Error(JSON.stringify(started.problems));
    expect(await countFree('feast-free')).toBe(16);
    expect(await cancelOwnPasses(services(), started.value.id)).toMatchObject({ ok: true });
    expect(await countFree('feast-free')).toBe(20);
    expect(await stageOf(started.value.id)).toEqual({ state: 'cancelled', stage: 'cancelled' });
    expect(await letters()).toEqual(['cancelled', 'confirmed']);
    expect(await cancelOwnPasses(services(), started.value.id)).toMatchObject({ code: 'passes-moved' });
  });
});

describe('a family', () => {
  it('has no more than its limit, however many forms it sends at once', async () => {
    const phone = '9123456789';
    const sent = await Promise.all(
      Array.from({ length: 6 }, () => sendPasses(services(), { phone, counts: { 'feast-seat': '2' } })),
    );
    expect(sent.filter(({ ok }) => ok)).toHaveLength(2);
    const refused = sent.filter(({ ok }) => !ok);
    expect(refused.flatMap(codes)).toEqual(refused.map(() => ['count.feast-seat', 'passes-family-full']));
  });

  it('that let its seats go and took others cannot pay for the first ones too', async () => {
    const phone = '9123456780';
    const first = await beginPasses(services(), { phone, counts: { 'feast-seat': '3' } });
    addMinutes(20);
    const second = await beginPasses(services(), { phone, counts: { 'feast-seat': '3' } });
    await pay(second);
    await pay(first);
    expect(await stageOf(second.id)).toMatchObject({ stage: 'confirmed' });
    expect(await stageOf(first.id)).toMatchObject({ stage: 'short' });
    const refunds = await db().selectFrom('refunds').select(['amount_paise', 'state']).execute();
    expect(refunds).toContainEqual({ amount_paise: 30_000, state: 'asked' });
  });
});

it('one stranger with many numbers has a quarter of the passes, or eight', async () => {
  const address = '10.1.1.1';
  const sent = [];
  for (let at = 0; at < 4; at += 1)
    sent.push(await sendPasses(services(), { counts: { 'feast-free': '4' } }, { address }));
  expect(sent.map(({ ok }) => ok)).toEqual([true, true, false, false]);
  expect(sent.slice(2).flatMap(codes)).toEqual([
    ['count.feast-free', 'passes-too-many-unpaid', 0],
    ['count.feast-free', 'passes-too-many-unpaid', 0],
  ]);
  // Others are not kept out.
  expect(await sendPasses(services(), { counts: { 'feast-free': '4' } })).toMatchObject({ ok: true });
});

it.each(['feast-seat', 'feast-free'])('nobody holds %s by turns, cancelling unpaid', async (product) => {
  const address = '10.1.1.2';
  const ask = () => sendPasses(services(), { counts: { [product]: '4' } }, { address });
  for (const started of [await ask(), await ask()]) {
    if (!started.ok) throw new Error(JSON.stringify(started.problems));
    addMinutes(1);
    expect(await cancelOwnPasses(services(), started.value.id)).toMatchObject({ ok: true });
  }
  expect(codes(await ask())).toEqual([[`count.${product}`, 'passes-too-many-unpaid', 0]]);
  addMinutes(6 * 60);
  expect(await ask()).toMatchObject({ ok: true });
});

describe('the price is the server’s', () => {
  it('is the early one until its end, and never another than was shown', async () => {
    const early = await beginPasses(services(), { counts: { 'feast-early': '2' } });
    expect(early.total).toBe(30_000);
    setNow(new Date('2026-11-26T00:00:00Z'));
    const late = await beginPasses(services(), { counts: { 'feast-early': '2' } });
    expect(late.total).toBe(40_000);
    const shown = { 'feast-early': '15000' };
    expect(codes(await sendPasses(services(), { counts: { 'feast-early': '1' }, shown }))).toEqual([
      ['count.feast-early', 'passes-price-changed'],
    ]);
  });

  it('and members come first', async () => {
    const counts = { 'feast-member': '1' };
    expect(codes(await sendPasses(services(), { counts }))).toEqual([
      ['count.feast-member', 'passes-members-first'],
    ]);
    setNow(new Date('2026-11-26T00:00:00Z'));
    expect(await sendPasses(services(), { counts })).toMatchObject({ ok: true });
  });
});

it.each([
  ['no passes', { counts: {} }, [['counts', 'passes-none']]],
  [
    'more than the family may',
    { counts: { 'feast-seat': '5' } },
    [['count.feast-seat', 'number-outside', 0, 4]],
  ],
  ['less than none', { counts: { 'feast-seat': '-1' } }, [['count.feast-seat', 'number-outside', 0, 4]]],
  ['half a pass', { counts: { 'feast-seat': '1.5' } }, [['count.feast-seat', 'number-outside', 0, 4]]],
  ['another event’s pass', { counts: { other: '1' } }, [['counts', 'passes-none']]],
  ['another event’s time', { slot: 'other-six' }, [['slot', 'passes-slot-none']]],
  ['no name', { name: ' ' }, [['name', 'name-invalid']]],
  ['no consent', { consent: '' }, [['consent', 'consent-needed']]],
])('%s is refused beside the field, and nothing is stored', async (_, instead, problems) => {
  expect(codes(await sendPasses(services(), instead))).toEqual(problems);
  expect(await db().selectFrom('pass_bookings').select('id').execute()).toEqual([]);
});

it('the same form sent twice is one booking, with other facts it is refused', async () => {
  const form = { intentKey: 'pass_same_form_0001', phone: '9876500000', email: '' };
  const sent = await Promise.all([sendPasses(services(), form), sendPasses(services(), form)]);
  expect(sent[0]).toEqual(sent[1]);
  expect(codes(await sendPasses(services(), { ...form, name: 'Lalita' }))).toEqual([
    ['intentKey', 'intent-reused'],
  ]);
  expect(await db().selectFrom('pass_bookings').select('id').execute()).toHaveLength(1);
});

describe('what the office has to agree to', () => {
  const counts = { 'feast-camp': '1' };
  const ask = async () => {
    const started = await sendPasses(services(), { counts });
    if (!started.ok) throw new Error(JSON.stringify(started.problems));
    return started.value.id;
  };

  it('holds nothing, is then held for two days while it is paid, and paid', async () => {
    const id = await ask();
    expect(await stageOf(id)).toEqual({ state: 'created', stage: 'asked' });
    expect(await countFree('feast-camp')).toBe(2);
    // Five days later: the payment counts from the approval.
    addMinutes(5 * 24 * 60);
    await expirePasses.run(services(), never);
    expect(await approvePasses(services(), organiser, id)).toMatchObject({ ok: true });
    addMinutes(24 * 60);
    await expirePasses.run(services(), never);
    expect(await countFree('feast-camp')).toBe(1);
    await pay(await toPayPasses(services(), id));
    expect(await stageOf(id)).toEqual({ state: 'paid', stage: 'confirmed' });
    expect(await letters()).toEqual(['approved', 'asked', 'confirmed']);
  });

  it('is asked about at the gateway for as long as it may be paid, however late it was approved', async () => {
    const id = await ask();
    addMinutes(5 * 24 * 60);
    await approvePasses(services(), organiser, id);
    const { orderId } = await toPayPasses(services(), id);
    for (const wait of [6, 40 * 60]) {
      addMinutes(wait);
      await reconcilePayments.run(services(), never);
    }
    await payAtGateway(gateway(), orderId, 'pay');
    addMinutes(16);
    await reconcilePayments.run(services(), never);
    expect(await stageOf(id)).toEqual({ state: 'paid', stage: 'confirmed' });
  });

  it('is over 30 days later, or with its time; it is asked for anew, and its holder knows', async () => {
    setNow(new Date('2026-10-21T06:00:00Z'));
    const late = await ask();
    addMinutes(30 * 24 * 60);
    const coming = await ask();
    await expirePasses.run(services(), never);
    expect(await stageOf(late)).toEqual({ state: 'expired', stage: 'cancelled' });
    expect(await approvePasses(services(), organiser, late)).toMatchObject({ ok: false });
    expect(await stageOf(coming)).toEqual({ state: 'created', stage: 'asked' });
    setNow(testEvening.seven);
    await expirePasses.run(services(), never);
    expect(await stageOf(coming)).toEqual({ state: 'expired', stage: 'cancelled' });
    expect((await letters()).filter((one) => one === 'unanswered')).toHaveLength(2);
  });

  it('counts in the share of one origin until the office has answered', async () => {
    const all = { counts: { 'feast-camp': '4' } };
    const from = (address: string) => sendPasses(services(), all, { address });
    const first = await from('10.1.1.1');
    expect(first).toMatchObject({ ok: true });
    expect(await from('10.1.1.1')).toMatchObject({ ok: true });
    expect(codes(await from('10.1.1.1'))).toEqual([['count.feast-camp', 'passes-too-many-unpaid', 0]]);
    expect(await from('10.1.1.2')).toMatchObject({ ok: true });
    await declinePasses(services(), organiser, first.ok ? first.value.id : '');
    addMinutes(24 * 60);
    expect(await from('10.1.1.1')).toMatchObject({ ok: true });
    expect(codes(await from('10.1.1.1'))).toEqual([['count.feast-camp', 'passes-too-many-unpaid', 0]]);
  });

  it('is not approved beyond the quota, and a declined one is over', async () => {
    const [first, second, third] = [await ask(), await ask(), await ask()];
    expect(await approvePasses(services(), organiser, first)).toMatchObject({ ok: true });
    expect(await approvePasses(services(), organiser, second)).toMatchObject({ ok: true });
    expect(await approvePasses(services(), organiser, third)).toMatchObject({
      problems: [{ code: 'passes-gone' }],
    });
    expect(await declinePasses(services(), organiser, third)).toMatchObject({ ok: true });
    expect(await stageOf(third)).toEqual({ state: 'cancelled', stage: 'cancelled' });
    expect(await approvePasses(services(), organiser, third)).toMatchObject({ ok: false });
  });
});

it('how full it is follows both pools', async () => {
  expect((await findPassSale(services(), 'feast'))?.fullness).toBe('free');
  await db().updateTable('event_slots').set({ capacity: 10, on_hand: 10 }).execute();
  for (let at = 0; at < 2; at += 1) await sendPasses(services(), { counts: { 'feast-free': '4' } });
  expect((await findPassSale(services(), 'feast'))?.fullness).toBe('nearly');
  await sendPasses(services(), { counts: { 'feast-free': '2' } });
  expect((await findPassSale(services(), 'feast'))?.fullness).toBe('full');
  expect(await findPassSale(services(), 'nothing')).toBeNull();
});
