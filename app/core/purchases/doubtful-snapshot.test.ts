import { describe, expect, it } from 'vitest';
import { paise } from '#core/money/paise.ts';
import type { KnownPayment, PaymentSnapshot, RefundSnapshot } from '../payments/payment.ts';
import type { SettlingPurchase } from './merge-payment.ts';
import { settle } from './settle.ts';

// Impossible gateway data, or data that needs follow-up: the money is stored, no receipt suffers,
// and the staff is warned.

const begun = new Date('2026-11-20T06:00:00Z');
const hours = (count: number) => new Date(begun.getTime() + count * 3_600_000);
const total = paise(100_000);

const donation: SettlingPurchase = {
  state: 'created',
  total,
  currency: 'INR',
  orderId: 'order_1',
  account: 'acc_1',
  gatewayMode: 'live',
  createdAt: begun,
};
const capture: PaymentSnapshot = {
  paymentId: 'pay_1',
  orderId: 'order_1',
  mode: 'online',
  status: 'captured',
  amount: total,
  currency: 'INR',
  capturedAt: hours(1),
  madeAt: hours(1),
  refunded: paise(0),
  refundBegun: false,
  failure: null,
  account: null,
  gatewayMode: 'live',
};
const context = { now: hours(2), closedYears: [] as string[] };

describe('more refunded than paid', () => {
  it('is not applied to a paid donation, and the staff is warned', () => {
    const paid = settle(donation, [], capture, context);
    const snapshot = { ...capture, refunded: paise(500_000), refundBegun: true };
    const after = settle({ ...donation, state: 'paid' }, [paid.payment], snapshot, context);
    expect(after).toMatchObject({ state: 'paid', changed: false, effects: [] });
    expect(after.payment).toMatchObject({ refunded: 0, refundBegun: false, role: 'settling' });
    expect(after.warnings).toEqual([{ kind: 'returned-above-paid', said: 500_000, amount: total }]);
  });

  it.each<[string, Partial<PaymentSnapshot>]>([
    ['the payment says', { refunded: paise(100_001) }],
    [
      'one of its refunds says',
      { refunds: [{ id: 'rfnd_1', key: null, status: 'processed', amount: paise(100_001) }] },
    ],
  ])(
    'as %s, of an unpaid donation: it is for review, and settles when the next snapshot agrees',
    (_, flaw) => {
      const first = settle(donation, [], { ...capture, ...flaw }, context);
      expect(first).toMatchObject({ state: 'review', effects: [] });
      expect(first.payment).toMatchObject({ role: 'mismatch', why: 'returned', refunded: 0 });
      const again = settle({ ...donation, state: 'review' }, [first.payment], capture, context);
      expect(again).toMatchObject({ state: 'paid', warnings: [] });
      expect(again.effects).toEqual([{ kind: 'settled', capturedAt: hours(1) }]);
    },
  );

  it('all that came is not more', () => {
    const snapshot = { ...capture, refunded: total, refundBegun: true };
    expect(settle(donation, [], snapshot, context)).toMatchObject({ state: 'refunded', warnings: [] });
  });
});

describe('a capture time', () => {
  const minutes = (count: number) => new Date(begun.getTime() + count * 60_000);
  const long = new Date(1_000);

  it.each<[string, Date, Date | undefined, Date]>([
    ['after the beginning', minutes(1), undefined, minutes(1)],
    ['a little before it, by another clock', minutes(-9), undefined, begun],
    ['a little ahead of ours', minutes(129), undefined, minutes(129)],
  ])('%s is believed', (_, capturedAt, madeAt, used) => {
    const settled = settle(donation, [], { ...capture, capturedAt, madeAt }, context);
    expect(settled.warnings).toEqual([]);
    expect(settled.effects).toEqual([{ kind: 'settled', capturedAt: used }]);
  });

  it.each<[string, Date, Date | undefined, Date]>([
    ['of 1970, the payment’s own time', long, minutes(3), minutes(3)],
    ['of 1970 both, ours', long, long, context.now],
    ['of 1970, and no other time, ours', long, undefined, context.now],
    ['three years before the donation', new Date('2023-06-01T00:00:00Z'), undefined, context.now],
    ['just too early', minutes(-11), undefined, context.now],
    ['still to come', minutes(131), minutes(4), minutes(4)],
  ])('%s is replaced, the donation is settled and the staff is warned', (_, capturedAt, madeAt, used) => {
    const settled = settle(donation, [], { ...capture, capturedAt, madeAt }, context);
    expect(settled).toMatchObject({ state: 'paid', paidAt: used });
    expect(settled.warnings).toEqual([{ kind: 'time-not-believed', said: capturedAt, used }]);
    const repeated = settle(
      { ...donation, state: 'paid' },
      [settled.payment],
      { ...capture, capturedAt, madeAt },
      context,
    );
    expect(repeated.changed).toBe(false);
  });

  const yearEnd = new Date('2027-03-31T18:30:00Z');
  const toEnd = (count: number) => new Date(yearEnd.getTime() - count * 60_000);

  it('an impossible time reported in another financial year is for review', () => {
    const late = { ...donation, createdAt: toEnd(30) };
    const snapshot = { ...capture, capturedAt: long, madeAt: long };
    const now = toEnd(-60);
    const first = settle(late, [], snapshot, { now, closedYears: [] });
    expect(first).toMatchObject({ state: 'review', payment: { role: 'mismatch', why: 'time' } });
    // A repeat does not decide it anew, and never by itself.
    const again = { now: toEnd(-90), closedYears: [] };
    const repeated = settle({ ...late, state: 'review' }, [first.payment], snapshot, again);
    expect(repeated).toMatchObject({ changed: false, state: 'review', payment: { why: 'time' } });
  });

  it.each([
    [['2025-26'], 'paid', null],
    [['2025-26', '2026-27'], 'review', 'closed-year'],
  ])('in a year of which %j are filed: %s', (closedYears, state, why) => {
    const late = { ...donation, createdAt: toEnd(30) };
    const snapshot = { ...capture, capturedAt: toEnd(5) };
    const settled = settle(late, [], snapshot, { now: toEnd(-60), closedYears });
    expect([settled.state, settled.payment.why]).toEqual([state, why]);
  });

  it('of a transfer is the day that the staff saw at the bank', () => {
    const seen = {
      ...capture,
      mode: 'bank',
      orderId: null,
      capturedAt: new Date('2026-03-01T00:00:00Z'),
    } as const;
    expect(settle(donation, [], seen, { ...context, closedYears: ['2025-26'] })).toMatchObject({
      state: 'paid',
      paidAt: seen.capturedAt,
      warnings: [],
    });
  });
});

describe('a refund under way', () => {
  const settling: KnownPayment = settle(donation, [], capture, context).payment;
  const refund = (status: RefundSnapshot['status'], id = 'rfnd_1'): RefundSnapshot => ({
    ...{ id, key: null, status, amount: total },
  });
  const begunSnapshot = { ...capture, refundBegun: true, refunds: [refund('pending')] };
  const failedSnapshot = { ...capture, refunds: [refund('failed')] };
  const none = { ...capture, refunds: [], allRefunds: true };

  /**
   * Applies the snapshots in order; the final state, and how often a failed refund was reported.
   */
  const apply = (...snapshots: PaymentSnapshot[]) => {
    let state: SettlingPurchase['state'] = 'paid';
    let payment = settling;
    let failures = 0;
    for (const snapshot of snapshots) {
      const after = settle({ ...donation, state }, [payment], snapshot, context);
      ({ payment } = after);
      state = after.state ?? state;
      failures += after.warnings.filter(({ kind }) => kind === 'refund-failed').length;
    }
    return [state, failures];
  };

  it.each<[string, PaymentSnapshot[], [string, number]]>([
    ['and failed', [begunSnapshot, failedSnapshot], ['paid', 1]],
    ['and failed, reported twice', [begunSnapshot, failedSnapshot, failedSnapshot], ['paid', 1]],
    ['and failed, reported in the other order', [failedSnapshot, begunSnapshot], ['paid', 1]],
    [
      'and failed, then an older snapshot',
      [begunSnapshot, failedSnapshot, begunSnapshot, capture],
      ['paid', 1],
    ],
    ['that the gateway no longer lists', [begunSnapshot, none], ['paid', 0]],
    ['that other events do not mention', [begunSnapshot, capture], ['refund_pending', 0]],
    [
      'beside one that failed',
      [begunSnapshot, { ...failedSnapshot, refunds: [refund('failed', 'rfnd_2')] }],
      ['refund_pending', 1],
    ],
    ['of an event without its refund', [{ ...capture, refundBegun: true }], ['refund_pending', 0]],
    [
      'of an event without its refund, and failed',
      [{ ...capture, refundBegun: true }, failedSnapshot],
      ['paid', 1],
    ],
    [
      'and done',
      [begunSnapshot, { ...begunSnapshot, refunded: total, refunds: [refund('processed')] }],
      ['refunded', 0],
    ],
  ])('%s', (_, snapshot, end) => {
    expect(apply(...snapshot)).toEqual(end);
  });
});
