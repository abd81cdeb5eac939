import { maxPaise, type Paise, zeroPaise } from '#core/money/paise.ts';
import { acceptedUntil } from './giving-windows.ts';
import { mayBecome } from './money-state.ts';
import type { Disagreement, KnownPayment, PaymentNotice, PaymentRole, PaymentWarning } from './payment.ts';
import { type Heard, timeOfPayment } from './payment-time.ts';
import { isRefundBegun, mergeRefunds, newlyFailed } from './refund-news.ts';
import type { SettlingPurchase } from './settle.ts';

type Merged = { payment: KnownPayment; warnings: PaymentWarning[] };

/** The payment as it stands after the notice, and what of the notice a person has to be told. */
export function mergePayment(
  purchase: SettlingPurchase | null,
  before: KnownPayment | null,
  others: readonly KnownPayment[],
  notice: PaymentNotice,
  heard: Heard,
): Merged {
  const tooMuch = toldAbove(notice, before?.status === 'captured' ? before.amount : notice.amount);
  const returned = tooMuch ? keptReturns(before) : newReturns(before, notice);
  const warnings: PaymentWarning[] = tooMuch
    ? [tooMuch]
    : newlyFailed(before?.refunds ?? [], notice.refunds).map((refund) => ({ kind: 'refund-failed', refund }));
  // Captured money stays captured: an older notice that comes late takes nothing back. What waits because it did
  // not agree, or because its gift was not known, is looked at anew.
  const open = before?.role === 'mismatch' || (before?.role === 'unmatched' && purchase !== null);
  if (before?.status === 'captured' && !(open && notice.status === 'captured'))
    return { payment: { ...before, ...returned }, warnings };
  const time = timeOfPayment(purchase?.createdAt ?? null, notice, before?.capturedAt ?? null, heard);
  if (notice.capturedAt && time.at && !time.believed)
    warnings.push({ kind: 'time-not-believed', said: notice.capturedAt, used: time.at });
  const why = purchase && (disagreement(purchase, notice) ?? (tooMuch ? 'returned' : time.why));
  return {
    payment: {
      id: notice.paymentId,
      status: notice.status,
      role: roleOf(purchase, others, { notice, capturedAt: time.at, why }),
      why,
      amount: notice.amount,
      currency: notice.currency,
      capturedAt: time.at,
      ...returned,
    },
    warnings,
  };
}

type Returns = Pick<KnownPayment, 'refunded' | 'refundBegun' | 'refunds'>;

function newReturns(before: KnownPayment | null, notice: PaymentNotice): Returns {
  const refunds = mergeRefunds(before?.refunds ?? [], notice.refunds);
  return {
    refunded: maxPaise(before?.refunded ?? notice.refunded, notice.refunded),
    refundBegun: isRefundBegun(before, notice, refunds),
    refunds,
  };
}

/** Of a notice by which more went back than came, nothing about refunds is believed: what was known stands. */
function keptReturns(before: KnownPayment | null): Returns {
  const { refunded, refundBegun, refunds } = before ?? {
    refunded: zeroPaise,
    refundBegun: false,
    refunds: [],
  };
  return { refunded, refundBegun, refunds };
}

function toldAbove(notice: PaymentNotice, amount: Paise): PaymentWarning | null {
  const sums = [notice.refunded, ...(notice.refunds ?? []).map((refund) => refund.amount)];
  const said = sums.find((sum) => sum > amount);
  return said === undefined ? null : { kind: 'returned-above-paid', said, amount };
}

function roleOf(
  purchase: SettlingPurchase | null,
  others: readonly KnownPayment[],
  { notice, capturedAt, why }: { notice: PaymentNotice; capturedAt: Date | null; why: Disagreement | null },
): PaymentRole {
  if (!purchase) return 'unmatched';
  if (notice.status !== 'captured' || !capturedAt) return 'attempt';
  if (why) return 'mismatch';
  if (others.some(({ role }) => role === 'settling')) return 'duplicate';
  return isLate(purchase, notice, capturedAt) ? 'late' : 'settling';
}

/** An expired or cancelled purchase takes no money by itself; a person who matched a transfer has looked already. */
function isLate(purchase: SettlingPurchase, notice: PaymentNotice, capturedAt: Date): boolean {
  if (!mayBecome(purchase.state, 'paid')) return true;
  return notice.mode === 'online' && capturedAt > acceptedUntil(purchase.createdAt);
}

/** Everything that is named must agree with what we stored; what is missing is a disagreement too. */
function disagreement(purchase: SettlingPurchase, notice: PaymentNotice): Disagreement | null {
  if (notice.currency !== purchase.currency) return 'currency';
  if (notice.amount !== purchase.total) return 'amount';
  if (notice.mode !== 'online') return null;
  if (notice.orderId === null || notice.orderId !== purchase.orderId) return 'order';
  if (notice.account !== null && notice.account !== purchase.account) return 'account';
  if (notice.gatewayMode === null || notice.gatewayMode !== purchase.gatewayMode) return 'mode';
  return null;
}
