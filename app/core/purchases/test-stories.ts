import fc from 'fast-check';
import { type Paise, paise } from '#core/money/paise.ts';
import type { PaymentSnapshot, PaymentStatus } from '../payments/payment.ts';

// Generated payment stories, applied to core in memory and to the settle verb on a real Postgres.

/** What may be wrong with a payment as a whole. */
type Flaw = 'none' | 'amount' | 'currency' | 'order' | 'account' | 'mode' | 'late';

type Life = {
  flaw: Flaw;
  /** Statuses in the order in which the gateway goes through them. */
  steps: PaymentStatus[];
  /** Refunded so far, in hundredths of the amount, by snapshots after the capture. */
  refunds: number[];
};

export type StoryUpdate = {
  lives: Life[];
  /** Which snapshot comes when: indices into `snapshotsOf`, each at least once. */
  order: number[];
  /** Deliveries that are interrupted before the commit and repeated at the end. */
  crashes: number[];
  /** Minutes between midnight of 1 April in India and the capture. */
  captureMinute: number;
};

const life: fc.Arbitrary<Life> = fc.record({
  flaw: fc.oneof(
    { weight: 5, arbitrary: fc.constant<Flaw>('none') },
    { weight: 3, arbitrary: fc.constantFrom<Flaw>('amount', 'currency', 'order', 'account', 'mode', 'late') },
  ),
  steps: fc.constantFrom<PaymentStatus[]>(
    ['failed'],
    ['captured'],
    ['created', 'captured'],
    ['authorized', 'captured'],
    ['failed', 'authorized', 'captured'],
    ['created'],
    ['authorized'],
  ),
  refunds: fc.oneof(
    { weight: 4, arbitrary: fc.constant<number[]>([]) },
    { weight: 1, arbitrary: fc.constantFrom<number[]>([100], [40, 100], [40], [0]) },
  ),
});

export const story: fc.Arbitrary<StoryUpdate> = fc
  .array(life, { minLength: 0, maxLength: 3 })
  .chain((lives) => {
    const count = lives.reduce(
      (sum, { steps, refunds }) => sum + steps.length + refundsOf(steps, refunds).length,
      0,
    );
    const each = Array.from({ length: count }, (_, index) => index);
    const again = count === 0 ? fc.constant<number[]>([]) : fc.array(fc.nat(count - 1), { maxLength: 5 });
    const order = again.chain((extra) =>
      fc.shuffledSubarray([...each, ...extra.map((index) => index + count)], {
        minLength: count + extra.length,
      }),
    );
    return fc.record({
      lives: fc.constant(lives),
      order: order.map((indices) => indices.map((index) => index % Math.max(count, 1))),
      crashes: fc.array(fc.nat(12), { maxLength: 3 }),
      captureMinute: fc.integer({ min: -30, max: 30 }),
    });
  });

function refundsOf(steps: PaymentStatus[], refunds: number[]): number[] {
  return steps.at(-1) === 'captured' ? refunds : [];
}

export type Donation = {
  total: Paise;
  orderId: string;
  account: string;
  gatewayMode: 'test' | 'live';
  /** The moment around which the story's captures lie. */
  about: Date;
  name: string;
};

/** Every snapshot of a story, payment by payment. */
export function snapshotsOf({ lives, captureMinute }: StoryUpdate, donation: Donation): PaymentSnapshot[] {
  return lives.flatMap(({ flaw, steps, refunds }, index) => {
    const capturedAt = new Date(
      donation.about.getTime() +
        captureMinute * 60_000 +
        index * 1_000 +
        (flaw === 'late' ? 30 * 86_400_000 : 0),
    );
    const snapshot = (status: PaymentStatus): PaymentSnapshot => ({
      paymentId: `pay_${donation.name}_${index}`,
      orderId: flaw === 'order' ? 'order_of_somebody' : donation.orderId,
      mode: 'online',
      status,
      amount: flaw === 'amount' ? paise(donation.total - 1) : donation.total,
      currency: flaw === 'currency' ? 'USD' : 'INR',
      capturedAt: status === 'captured' ? capturedAt : null,
      refunded: paise(0),
      refundBegun: false,
      failure: status === 'failed' ? 'payment_declined' : null,
      account: flaw === 'account' ? 'acc_other' : donation.account,
      gatewayMode:
        flaw === 'mode' ? (donation.gatewayMode === 'test' ? 'live' : 'test') : donation.gatewayMode,
    });
    const captured = snapshot('captured');
    const back = refundsOf(steps, refunds).map((part) => ({
      ...captured,
      refundBegun: true,
      refunded: paise(Math.floor((captured.amount * part) / 100)),
    }));
    return [...steps.map(snapshot), ...back];
  });
}

export type Ending = {
  states: string[];
  /** Valid receipts. */
  receipts: 0 | 1;
  settling: 0 | 1;
  /** Captured payments for review. */
  waiting: number;
};

/**
 * How a story must end, from the payments alone: no order, no repeats, no crashes. The model knows
 * nothing of how core decides; it only states the guarantee.
 */
export function endingOf({ lives }: StoryUpdate): Ending {
  const captured = lives.filter(({ steps }) => steps.at(-1) === 'captured');
  const good = captured.filter(({ flaw }) => flaw === 'none');
  const back = good.map(({ refunds }) => (refunds.length === 0 ? null : Math.max(...refunds)));
  // Any of the good ones may come first and settle.
  const states = back.map((part) => {
    if (part === null) return 'paid';
    if (part === 100) return 'refunded';
    return part > 0 ? 'part_refunded' : 'refund_pending';
  });
  if (good.length > 0) {
    return {
      states,
      receipts: states.includes('refunded') ? 0 : 1,
      settling: 1,
      waiting: captured.length - 1,
    };
  }
  const disagrees = lives.some(
    ({ flaw, steps }) => !['none', 'late'].includes(flaw) && steps.includes('authorized'),
  );
  const open = ['created', 'attempted', 'failed'];
  const unclear = captured.length > 0 ? ['review'] : disagrees ? ['review', ...open] : open;
  return { states: unclear, receipts: 0, settling: 0, waiting: captured.length };
}
