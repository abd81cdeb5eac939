import type { Paise } from '#core/money/paise.ts';
import type { KnownPayment, PaymentSnapshot, PaymentWarning } from '../payments/payment.ts';
import type { SettleContext } from '../payments/payment-time.ts';
import { mergePayment, type SettlingPurchase } from './merge-payment.ts';
import { type MoneyState, mayBecome } from './money-state.ts';

type Effect =
  /** Paid: a donation gets its receipt, an order its goods and bill, by the day of capture. */
  | { kind: 'settled'; capturedAt: Date }
  /** All of it was refunded: a donation's receipt is void, an order's unsent goods are not sent. */
  | { kind: 'all-returned' }
  /** A part was refunded, `returned` in all: a donation's receipt is reissued over what remains. */
  | { kind: 'part-returned'; returned: Paise }
  /** Write to the payer how much of this payment was refunded in all. */
  | { kind: 'notify-returned'; paymentId: string; amount: Paise }
  /** Capture the authorized payment. */
  | { kind: 'capture'; paymentId: string; amount: Paise };

export type Settlement = {
  /** null where no purchase of ours is named. */
  state: MoneyState | null;
  payment: KnownPayment;
  paidAt: Date | null;
  failure: string | null;
  effects: Effect[];
  /** What of the snapshot the staff must review, changed or not; the same fact warns once. */
  warnings: PaymentWarning[];
  /** False: everything is stored already; a repeat writes nothing. */
  changed: boolean;
};

/**
 * The core: what a snapshot does to a purchase. It reads only facts (the purchase, the known
 * payments, the snapshot), so the same snapshots in any order and number have the same result: one
 * settling payment, one receipt, every other captured payment stored for review (rules P1, P2, P3,
 * P4).
 */
export function settle(
  purchase: SettlingPurchase | null,
  known: readonly KnownPayment[],
  snapshot: PaymentSnapshot,
  context: SettleContext,
): Settlement {
  const before = known.find(({ id }) => id === snapshot.paymentId) ?? null;
  const others = known.filter(({ id }) => id !== snapshot.paymentId);
  const { payment, warnings } = mergePayment(purchase, before, others, snapshot, context);
  if (!purchase) {
    return {
      state: null,
      payment,
      paidAt: null,
      failure: null,
      effects: [],
      warnings,
      changed: differs(before, payment),
    };
  }
  const settling = [payment, ...others].find(({ role }) => role === 'settling') ?? null;
  const state = forward(purchase.state, stateOf(settling, [payment, ...others]));
  const effects = effectsOf(purchase, { before, payment, others, snapshot, state });
  return {
    state,
    payment,
    paidAt: settling?.capturedAt ?? null,
    failure: state === 'failed' ? snapshot.failure : null,
    effects,
    warnings,
    changed: state !== purchase.state || differs(before, payment) || effects.length > 0,
  };
}

/** The state that the facts require. */
function stateOf(settling: KnownPayment | null, all: readonly KnownPayment[]): MoneyState {
  if (settling) {
    if (settling.refunded >= settling.amount) return 'refunded';
    if (settling.refunded > 0) return 'part_refunded';
    return settling.refundBegun ? 'refund_pending' : 'paid';
  }
  if (all.some(({ status, why }) => status === 'captured' || (status === 'authorized' && why)))
    return 'review';
  if (all.some(({ status }) => status === 'authorized')) return 'attempted';
  return all[0]?.status === 'failed' ? 'failed' : 'attempted';
}

function forward(from: MoneyState, wanted: MoneyState): MoneyState {
  return mayBecome(from, wanted) ? wanted : from;
}

type Moment = {
  before: KnownPayment | null;
  payment: KnownPayment;
  others: readonly KnownPayment[];
  snapshot: PaymentSnapshot;
  state: MoneyState;
};

function effectsOf(purchase: SettlingPurchase, moment: Moment): Effect[] {
  const { before, payment } = moment;
  const returned = payment.refunded > (before?.refunded ?? 0);
  const notifications: Effect[] = returned
    ? [{ kind: 'notify-returned', paymentId: payment.id, amount: payment.refunded }]
    : [];
  return [...dueEffects(purchase, moment), ...notifications];
}

function dueEffects(purchase: SettlingPurchase, moment: Moment): Effect[] {
  const { before, payment, others, snapshot, state } = moment;
  const settles = payment.role === 'settling' && before?.role !== 'settling';
  // Money that was refunded before we knew of it gets no receipt, and no goods.
  if (state === 'refunded' && purchase.state !== 'refunded') return [{ kind: 'all-returned' }];
  if (settles && payment.capturedAt && state !== 'refunded') {
    return [{ kind: 'settled', capturedAt: payment.capturedAt }];
  }
  if (!settles && payment.role === 'settling' && state === 'part_refunded') {
    return payment.refunded > (before?.refunded ?? 0)
      ? [{ kind: 'part-returned', returned: payment.refunded }]
      : [];
  }
  const wanted =
    snapshot.status === 'authorized' &&
    payment.status === 'authorized' &&
    !payment.why &&
    mayBecome(state, 'paid');
  // Capture only one: a second authorized payment expires back to the donor.
  if (wanted && !others.some(({ status, role }) => status === 'authorized' || role === 'settling')) {
    return [{ kind: 'capture', paymentId: payment.id, amount: payment.amount }];
  }
  return [];
}

function differs(before: KnownPayment | null, after: KnownPayment): boolean {
  if (!before) return true;
  const { capturedAt: one, ...rest } = before;
  const { capturedAt: other, ...restAfter } = after;
  if (one?.getTime() !== other?.getTime()) return true;
  return (Object.keys(rest) as (keyof typeof rest)[]).some((key) => rest[key] !== restAfter[key]);
}
