import { beforeAll, beforeEach } from 'vitest';
import { type Paise, paise } from '#core/money/paise.ts';
import type { PaymentSnapshot } from '#core/payments/payment.ts';
import { settlePayment } from '#server/purchases/settle-payment.ts';
import { openFixture } from '#server/purchases/test-fixture.ts';
import { beginStay, captureOf, makeTestHouse, setTestTerms, toPay } from '../test-stays.ts';
import { payOwnRest } from './pay-own-rest.ts';

const before = new Date('2026-11-20T06:00:00Z');

/** From 1 December on. */
export const nights = (count: number) => ({
  arrival: '2026-12-01',
  departure: `2026-12-${String(1 + count).padStart(2, '0')}`,
});

type Begun = Awaited<ReturnType<typeof beginStay>>;

/**
 * For a test file: a house of 1,000 rupees a night, of which 30 percent are paid first; half goes
 * back until the day before. Each test begins on 20 November.
 */
export function openRests() {
  let now = before;
  const fixture = openFixture({ clock: () => now }, { empty: true });
  beforeAll(async () => {
    await makeTestHouse(fixture.db, 30);
    await setTestTerms(fixture.db);
  });
  beforeEach(() => {
    now = before;
  });
  const of = () => fixture.services;

  const pay = (begun: Begun, instead: Partial<PaymentSnapshot> = {}) =>
    settlePayment(of(), { snapshot: captureOf(begun, { capturedAt: now, ...instead }), event: null });

  /** Four nights for 4,000 rupees, of which 1,200 are paid. */
  async function withDeposit(): Promise<Begun> {
    const stay = await beginStay(of(), { ...nights(4), pay: 'deposit' });
    await pay(stay);
    return stay;
  }

  async function begin(stayId: string): Promise<Begun> {
    const rest = await payOwnRest(of(), stayId);
    if (!rest.ok) throw new Error(rest.code);
    return toPay(of(), rest.value.id);
  }

  return {
    ...{ fixture, of, pay, withDeposit, begin },
    at: (moment: string) => {
      now = new Date(moment);
    },
    async paidWhole() {
      const stay = await withDeposit();
      const rest = await begin(stay.id);
      await pay(rest);
      return { stay, rest };
    },
    /** What was asked back of a payment. */
    async asked({ id }: { id: string }): Promise<Paise[]> {
      const rows = await fixture.db
        .selectFrom('refunds')
        .select('amount_paise')
        .where('stay_id', '=', id)
        .orderBy('asked_at')
        .execute();
      return rows.map(({ amount_paise }) => paise(amount_paise));
    },
    async stageOf({ id }: { id: string }): Promise<string> {
      const row = await fixture.db
        .selectFrom('stay_bookings')
        .select(['stage', 'state'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return `${row.stage} ${row.state}`;
    },
  };
}
