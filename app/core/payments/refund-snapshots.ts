import type { KnownPayment, PaymentSnapshot, RefundSnapshot } from './payment.ts';

/**
 * A refund that is done stays done, and one that failed is no longer under way, whatever older
 * snapshot comes after.
 */
const lastWord: readonly RefundSnapshot['status'][] = ['pending', 'failed', 'processed'];

/** A payment's refunds with the snapshot applied; the same list where nothing is new. */
export function mergeRefunds(
  known: readonly RefundSnapshot[],
  snapshots: readonly RefundSnapshot[] = [],
): readonly RefundSnapshot[] {
  const merged = new Map(known.map((refund) => [refund.id, refund]));
  for (const refund of snapshots) {
    const before = merged.get(refund.id);
    if (!before || rank(refund) > rank(before)) merged.set(refund.id, refund);
  }
  const all = [...merged.values()];
  return all.length === known.length && all.every((refund) => known.includes(refund)) ? known : all;
}

/** Refunds that the snapshot is the first to report as failed. */
export function newlyFailed(
  known: readonly RefundSnapshot[],
  snapshots: readonly RefundSnapshot[] = [],
): RefundSnapshot[] {
  return snapshots.filter(
    ({ id, status }) =>
      status === 'failed' && !known.some((one) => one.id === id && rank(one) >= rank({ status })),
  );
}

/**
 * Whether a refund of the payment is under way or done. A snapshot that lists all refunds decides
 * it by itself; one that lists some is merged with what is known; any other leaves it as it was. So
 * a failed refund gives the purchase its true state back.
 */
export function isRefundBegun(
  before: Pick<KnownPayment, 'refundBegun'> | null,
  snapshot: Pick<PaymentSnapshot, 'refundBegun' | 'refunds' | 'allRefunds'>,
  merged: readonly RefundSnapshot[],
): boolean {
  if (!snapshot.refunds) return (before?.refundBegun ?? false) || snapshot.refundBegun;
  const named = (id: string) => snapshot.refunds?.some((one) => one.id === id);
  return merged.some(({ id, status }) => status !== 'failed' && (!snapshot.allRefunds || named(id)));
}

function rank({ status }: Pick<RefundSnapshot, 'status'>): number {
  return lastWord.indexOf(status);
}
