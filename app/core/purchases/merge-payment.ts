import { maxPaise, type Paise, zeroPaise } from '#core/money/paise.ts';
import type {
  Disagreement,
  KnownPayment,
  PaymentRole,
  PaymentSnapshot,
  PaymentWarning,
} from '../payments/payment.ts';
import { type SettleContext, timeOfPayment } from '../payments/payment-time.ts';
import { isRefundBegun, mergeRefunds, newlyFailed } from '../payments/refund-snapshots.ts';
import { type MoneyState, mayBecome } from './money-state.ts';
import { acceptedUntil } from './pay-windows.ts';

/** What a snapshot's payment is for (a donation, an order), as stored. */
export type SettlingPurchase = {
  state: MoneyState;
  total: Paise;
  currency: string;
  orderId: string | null;
  account: string | null;
  gatewayMode: 'test' | 'live' | null;
  createdAt: Date;
};

type Merged = { payment: KnownPayment; warnings: PaymentWarning[] };

/** The payment after the snapshot, and the warnings for the staff. */
export function mergePayment(
  purchase: SettlingPurchase | null,
  before: KnownPayment | null,
  others: readonly KnownPayment[],
  snapshot: PaymentSnapshot,
  context: SettleContext,
): Merged {
  const tooMuch = returnedAbovePaid(
    snapshot,
    before?.status === 'captured' ? before.amount : snapshot.amount,
  );
  const returned = tooMuch ? unchangedReturns(before) : newReturns(before, snapshot);
  const warnings: PaymentWarning[] = tooMuch
    ? [tooMuch]
    : newlyFailed(before?.refunds ?? [], snapshot.refunds).map((refund) => ({
        kind: 'refund-failed',
        refund,
      }));
  // Captured money stays captured: an older snapshot that comes late takes nothing back. A payment
  // that did not agree, or whose purchase was not known, is evaluated again.
  const open = before?.role === 'mismatch' || (before?.role === 'unmatched' && purchase !== null);
  if (before?.status === 'captured' && !(open && snapshot.status === 'captured'))
    return { payment: { ...before, ...returned }, warnings };
  const time = timeOfPayment(purchase?.createdAt ?? null, snapshot, before?.capturedAt ?? null, context);
  if (snapshot.capturedAt && time.at && !time.believed)
    warnings.push({ kind: 'time-not-believed', said: snapshot.capturedAt, used: time.at });
  const why = purchase && (disagreement(purchase, snapshot) ?? (tooMuch ? 'returned' : time.why));
  return {
    payment: {
      id: snapshot.paymentId,
      status: snapshot.status,
      role: roleOf(purchase, others, { snapshot, capturedAt: time.at, why }),
      why,
      amount: snapshot.amount,
      currency: snapshot.currency,
      capturedAt: time.at,
      ...returned,
    },
    warnings,
  };
}

type Returns = Pick<KnownPayment, 'refunded' | 'refundBegun' | 'refunds'>;

function newReturns(before: KnownPayment | null, snapshot: PaymentSnapshot): Returns {
  const refunds = mergeRefunds(before?.refunds ?? [], snapshot.refunds);
  return {
    refunded: maxPaise(before?.refunded ?? snapshot.refunded, snapshot.refunded),
    refundBegun: isRefundBegun(before, snapshot, refunds),
    refunds,
  };
}

/** If more was refunded than paid, nothing about refunds is believed: the stored values stay. */
function unchangedReturns(before: KnownPayment | null): Returns {
  const { refunded, refundBegun, refunds } = before ?? {
    refunded: zeroPaise,
    refundBegun: false,
    refunds: [],
  };
  return { refunded, refundBegun, refunds };
}

function returnedAbovePaid(snapshot: PaymentSnapshot, amount: Paise): PaymentWarning | null {
  const sums = [snapshot.refunded, ...(snapshot.refunds ?? []).map((refund) => refund.amount)];
  const reported = sums.find((sum) => sum > amount);
  return reported === undefined ? null : { kind: 'returned-above-paid', said: reported, amount };
}

function roleOf(
  purchase: SettlingPurchase | null,
  others: readonly KnownPayment[],
  {
    snapshot,
    capturedAt,
    why,
  }: { snapshot: PaymentSnapshot; capturedAt: Date | null; why: Disagreement | null },
): PaymentRole {
  if (!purchase) return 'unmatched';
  if (snapshot.status !== 'captured' || !capturedAt) return 'attempt';
  if (why) return 'mismatch';
  if (others.some(({ role }) => role === 'settling')) return 'duplicate';
  return isLate(purchase, snapshot, capturedAt) ? 'late' : 'settling';
}

/**
 * An expired or cancelled purchase takes no money automatically; a transfer matched by the staff
 * was reviewed already.
 */
function isLate(purchase: SettlingPurchase, snapshot: PaymentSnapshot, capturedAt: Date): boolean {
  if (!mayBecome(purchase.state, 'paid')) return true;
  return snapshot.mode === 'online' && capturedAt > acceptedUntil(purchase.createdAt);
}

/** Every named value must agree with what we stored; a missing one is a disagreement too. */
function disagreement(purchase: SettlingPurchase, snapshot: PaymentSnapshot): Disagreement | null {
  if (snapshot.currency !== purchase.currency) return 'currency';
  if (snapshot.amount !== purchase.total) return 'amount';
  if (snapshot.mode !== 'online') return null;
  if (snapshot.orderId === null || snapshot.orderId !== purchase.orderId) return 'order';
  if (snapshot.account !== null && snapshot.account !== purchase.account) return 'account';
  if (snapshot.gatewayMode === null || snapshot.gatewayMode !== purchase.gatewayMode) return 'mode';
  return null;
}
