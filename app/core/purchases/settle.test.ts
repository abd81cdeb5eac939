import { describe, expect, it } from 'vitest';
import { paise } from '#core/money/paise.ts';
import type { KnownPayment, PaymentSnapshot } from '../payments/payment.ts';
import type { SettleContext } from '../payments/payment-time.ts';
import type { SettlingPurchase } from './merge-payment.ts';
import { type MoneyState, moneyStates } from './money-state.ts';
import { settle } from './settle.ts';

const created = new Date('2026-11-20T06:00:00Z');
const hours = (count: number) => new Date(created.getTime() + count * 3_600_000);

const donation = (instead: Partial<SettlingPurchase> = {}): SettlingPurchase => ({
  state: 'created',
  total: paise(50_100),
  currency: 'INR',
  orderId: 'order_1',
  account: 'acc_1',
  gatewayMode: 'live',
  createdAt: created,
  ...instead,
});

const snapshotWith = (instead: Partial<PaymentSnapshot> = {}): PaymentSnapshot => ({
  paymentId: 'pay_1',
  orderId: 'order_1',
  mode: 'online',
  status: 'captured',
  amount: paise(50_100),
  currency: 'INR',
  capturedAt: instead.status && instead.status !== 'captured' ? null : hours(1),
  refunded: paise(0),
  refundBegun: false,
  failure: null,
  account: 'acc_1',
  gatewayMode: 'live',
  ...instead,
});

const known = (instead: Partial<KnownPayment> = {}): KnownPayment => ({
  id: 'pay_0',
  status: 'captured',
  role: 'settling',
  why: null,
  amount: paise(50_100),
  currency: 'INR',
  capturedAt: hours(0.5),
  refunded: paise(0),
  refundBegun: false,
  refunds: [],
  ...instead,
});

const context: SettleContext = { now: hours(24 * 30), closedYears: [] };

const outcome = (purchase: SettlingPurchase | null, payments: KnownPayment[], snapshot: PaymentSnapshot) => {
  const { state, payment, effects } = settle(purchase, payments, snapshot, context);
  return [state, payment.role, payment.why, ...effects.map(({ kind }) => kind)];
};

describe('a captured payment', () => {
  it('settles the donation and has a receipt', () => {
    expect(outcome(donation(), [], snapshotWith())).toEqual(['paid', 'settling', null, 'settled']);
  });

  it.each<[Partial<PaymentSnapshot>, string]>([
    [{ amount: paise(50_099) }, 'amount'],
    [{ amount: paise(50_101) }, 'amount'],
    [{ currency: 'USD' }, 'currency'],
    [{ orderId: 'order_2' }, 'order'],
    [{ orderId: null }, 'order'],
    [{ account: 'acc_2' }, 'account'],
    [{ account: '' }, 'account'],
    [{ gatewayMode: 'test' }, 'mode'],
    [{ gatewayMode: null }, 'mode'],
  ])('that does not agree (%j) is for review', (flaw, why) => {
    expect(outcome(donation(), [], snapshotWith(flaw))).toEqual(['review', 'mismatch', why]);
  });

  it('in answer to our own call needs no account: our keys authenticate it', () => {
    expect(outcome(donation(), [], snapshotWith({ account: null }))[0]).toBe('paid');
  });

  it('that agrees after all settles a donation under review', () => {
    const flawed = known({ id: 'pay_1', role: 'mismatch', why: 'account' });
    expect(outcome(donation({ state: 'review' }), [flawed], snapshotWith())).toEqual([
      'paid',
      'settling',
      null,
      'settled',
    ]);
  });

  it('beside another one is stored as a duplicate, without receipt', () => {
    expect(outcome(donation({ state: 'paid' }), [known()], snapshotWith())).toEqual([
      'paid',
      'duplicate',
      null,
    ]);
  });

  it.each<[MoneyState, string, string]>([
    ['failed', 'paid', 'settling'],
    ['attempted', 'paid', 'settling'],
    ['expired', 'review', 'late'],
    ['cancelled', 'review', 'late'],
  ])('for a donation that is %s: %s', (state, next, role) => {
    expect(outcome(donation({ state }), [], snapshotWith()).slice(0, 2)).toEqual([next, role]);
  });

  it.each([
    [95.9, 'paid'],
    [96.1, 'review'],
  ])('%d hours after the beginning: %s', (after, state) => {
    expect(outcome(donation(), [], snapshotWith({ capturedAt: hours(after) }))[0]).toBe(state);
  });

  it('of an order that we do not know is stored', () => {
    expect(outcome(null, [], snapshotWith())).toEqual([null, 'unmatched', null]);
  });
});

describe('an authorised payment', () => {
  const authorized = snapshotWith({ status: 'authorized' });

  it('is captured at once', () => {
    expect(outcome(donation({ state: 'failed' }), [], authorized)).toEqual([
      'failed',
      'attempt',
      null,
      'capture',
    ]);
    expect(settle(donation(), [], authorized, context).effects).toEqual([
      { kind: 'capture', paymentId: 'pay_1', amount: 50_100 },
    ]);
  });

  it.each([
    ['another one settled the donation', donation({ state: 'paid' }), [known()]],
    [
      'another one settled it and is being refunded',
      donation({ state: 'refund_pending' }),
      [known({ refundBegun: true })],
    ],
    [
      'another one is being captured',
      donation(),
      [known({ role: 'attempt', status: 'authorized', capturedAt: null })],
    ],
  ])('is not when %s', (_, purchase, payments) => {
    expect(outcome(purchase, payments, authorized)).not.toContain('capture');
  });

  it('is not when it does not agree', () => {
    const flawed = snapshotWith({ status: 'authorized', amount: paise(1) });
    expect(outcome(donation(), [], flawed)).toEqual(['review', 'attempt', 'amount']);
  });
});

describe('refunded money', () => {
  const settled = known({ id: 'pay_1', capturedAt: hours(1) });

  it.each([
    [0, 'refund_pending', []],
    [100, 'part_refunded', ['part-returned', 'notify-returned']],
    [50_100, 'refunded', ['all-returned', 'notify-returned']],
  ])('%i paise of the settling payment: %s', (refunded, state, effects) => {
    const snapshot = snapshotWith({ refundBegun: true, refunded: paise(refunded) });
    expect(outcome(donation({ state: 'paid' }), [settled], snapshot)).toEqual([
      state,
      'settling',
      null,
      ...effects,
    ]);
  });

  it('before we know of the capture is not lost, and has no receipt', () => {
    const snapshot = snapshotWith({ refundBegun: true, refunded: paise(50_100) });
    const refundEffects = ['all-returned', 'notify-returned'];
    expect(outcome(donation(), [], snapshot)).toEqual(['refunded', 'settling', null, ...refundEffects]);
    expect(outcome(donation(), [], { ...snapshot, refunded: paise(0) })).toEqual([
      'refund_pending',
      'settling',
      null,
      'settled',
    ]);
  });

  it('of a duplicate leaves the donation and its receipt', () => {
    const double = known({ id: 'pay_1', role: 'duplicate', capturedAt: hours(1) });
    const snapshot = snapshotWith({ refundBegun: true, refunded: paise(50_100) });
    expect(outcome(donation({ state: 'paid' }), [known(), double], snapshot)).toEqual([
      'paid',
      'duplicate',
      null,
      'notify-returned',
    ]);
    const returned = { ...double, refunded: paise(50_100), refundBegun: true };
    expect(outcome(donation({ state: 'paid' }), [known(), returned], snapshot)).toEqual([
      'paid',
      'duplicate',
      null,
    ]);
  });
});

describe('older snapshots', () => {
  it.each(['failed', 'authorized', 'created'] as const)('%s after the capture changes nothing', (status) => {
    const settled = known({ id: 'pay_1', capturedAt: hours(1) });
    const snapshot = snapshotWith({ status, capturedAt: null });
    expect(settle(donation({ state: 'paid' }), [settled], snapshot, context).changed).toBe(false);
  });

  it.each(moneyStates)('a repeat changes nothing in %s', (state) => {
    const first = settle(donation({ state }), [], snapshotWith(), context);
    const again = settle(donation({ state: first.state ?? state }), [first.payment], snapshotWith(), context);
    expect(again).toMatchObject({ changed: false, effects: [] });
  });

  it('a failure does not hide a payment under way', () => {
    const underWay = known({ role: 'attempt', status: 'authorized', capturedAt: null });
    const snapshot = snapshotWith({ status: 'failed', capturedAt: null, failure: 'declined' });
    expect(outcome(donation({ state: 'attempted' }), [underWay], snapshot)[0]).toBe('attempted');
  });
});
