import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paise } from '#core/money/paise.ts';
import { taxYearOf } from '#core/time/tax-year.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { KnownPayment, PaymentSnapshot } from '../payments/payment.ts';
import type { SettlingPurchase } from './merge-payment.ts';
import { type MoneyState, mayBecome } from './money-state.ts';
import { settle } from './settle.ts';
import { type Donation, endingOf, snapshotsOf, story } from './test-stories.ts';

// 10,000 stories: payments that fail, come late, twice, flawed, refunded; snapshots repeated, in
// any order, interrupted before the commit (STORIES=1000000 before a release). The ledger is a few
// lines of memory; the model (endingOf) does not use core's reasoning.

const donation: Donation = {
  total: paise(50_100),
  orderId: 'order_1',
  account: 'acc_1',
  gatewayMode: 'test',
  about: new Date('2027-03-31T18:30:00Z'),
  name: 'g',
};

/** Long after everything in a story. */
const context = { now: new Date(+donation.about + 40 * 86_400_000), closedYears: [] };

type Receipt = { year: string; number: number; valid: boolean; returned: number };

class Ledger {
  state: MoneyState = 'created';
  payments = new Map<string, KnownPayment>();
  receipts: Receipt[] = [];
  /** 'pay_g_0: 50100': the refunds that donors were notified of. */
  notified: string[] = [];
  readonly #counters: Map<string, number>;

  constructor(counters: Map<string, number>) {
    this.#counters = counters;
  }

  apply(snapshot: PaymentSnapshot, crash: boolean): void {
    const purchase: SettlingPurchase = {
      ...donation,
      state: this.state,
      currency: 'INR',
      createdAt: new Date(+donation.about - 86_400_000),
    };
    const settled = settle(purchase, [...this.payments.values()], snapshot, context);
    if (crash || !settled.changed) return;
    if (settled.state && settled.state !== this.state) {
      expect(mayBecome(this.state, settled.state)).toBe(true);
      this.state = settled.state;
    }
    const before = this.payments.get(snapshot.paymentId);
    if (before?.status === 'captured') expect(settled.payment.status).toBe('captured');
    if (before) expect(settled.payment.refunded).toBeGreaterThanOrEqual(before.refunded);
    if (before?.role === 'settling') expect(settled.payment.role).toBe('settling');
    this.payments.set(snapshot.paymentId, settled.payment);
    for (const effect of settled.effects) {
      if (effect.kind === 'settled') this.#issue(effect.capturedAt, settled.payment.refunded);
      if (effect.kind === 'part-returned' && settled.paidAt) {
        for (const receipt of this.receipts) receipt.valid = false;
        this.#issue(settled.paidAt, effect.returned);
      }
      if (effect.kind === 'notify-returned') this.notified.push(`${effect.paymentId}: ${effect.amount}`);
      if (effect.kind === 'all-returned') for (const receipt of this.receipts) receipt.valid = false;
    }
  }

  #issue(capturedAt: Date, returned: number): void {
    const year = taxYearOf(templeDay(capturedAt));
    const number = (this.#counters.get(year) ?? 0) + 1;
    this.#counters.set(year, number);
    this.receipts.push({ year, number, valid: true, returned });
  }

  get summary() {
    const captured = [...this.payments.values()].filter(({ status }) => status === 'captured');
    const settling = captured.filter(({ role }) => role === 'settling').length;
    return {
      state: this.state,
      receipts: this.receipts.filter(({ valid }) => valid).length,
      settling,
      waiting: captured.length - settling,
    };
  }
}

it('10,000 payment stories end as the model says: paid once or not at all, one receipt, no gap, nothing dropped', () => {
  const counters = new Map<string, number>();
  const issued: Receipt[] = [];
  fc.assert(
    fc.property(story, (generated) => {
      const ledger = new Ledger(counters);
      const snapshots = snapshotsOf(generated, donation);
      const deliver = (index: number, crash: boolean) => {
        const snapshot = snapshots[index];
        if (snapshot) ledger.apply(snapshot, crash);
      };
      for (const [at, index] of generated.order.entries()) deliver(index, generated.crashes.includes(at));
      for (const at of generated.crashes) deliver(generated.order[at] ?? -1, false);

      const ending = endingOf(generated);
      const { state, ...rest } = ledger.summary;
      expect(ending.states).toContain(state);
      // With two good payments of which one was refunded, either may have settled.
      const receipts = state === 'refunded' ? 0 : ending.settling;
      expect(rest).toEqual({ receipts, settling: ending.settling, waiting: ending.waiting });
      // The valid receipt is over what remains, whatever was refunded before it or after.
      const settling = [...ledger.payments.values()].find(({ role }) => role === 'settling');
      for (const receipt of ledger.receipts.filter(({ valid }) => valid)) {
        expect(receipt.returned).toBe(settling?.refunded);
      }
      issued.push(...ledger.receipts);
      // The donor is notified of the total refunded, and never of the same sum twice.
      expect(new Set(ledger.notified).size).toBe(ledger.notified.length);
      for (const { paymentId, refunded, status } of snapshots) {
        const most = Math.max(
          ...snapshots.filter((one) => one.paymentId === paymentId).map((one) => one.refunded),
        );
        const captured = ledger.payments.get(paymentId)?.status === 'captured';
        if (status === 'captured' && refunded > 0 && refunded === most && captured) {
          expect(ledger.notified).toContain(`${paymentId}: ${refunded}`);
        }
      }

      // Every snapshot once more, in reverse: nothing changes.
      for (const index of generated.order.toReversed()) deliver(index, false);
      expect(ledger.summary).toEqual({ state: expect.any(String), ...rest });
      if (ending.settling) expect(ledger.state).toBe(state);
    }),
    { seed: 20_261_120, numRuns: Number(process.env.STORIES ?? 10_000) },
  );
  expect(issued.length).toBeGreaterThan(100);
  for (const [year, last] of counters) {
    const numbers = issued.filter((receipt) => receipt.year === year).map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: last }, (_, index) => index + 1));
  }
  expect([...counters.keys()].sort()).toEqual(['2026-27', '2027-28']);
}, 3_600_000);
