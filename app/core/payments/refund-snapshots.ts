import type { KnownPayment, PaymentSnapshot, RefundSnapshot } from './payment.ts';

/** A refund that is done stays done, one that failed is under way no more, whatever older news comes after. */
const lastWord: readonly RefundSnapshot['status'][] = ['pending', 'failed', 'processed'];

/** What is known of a payment's refunds with the notice's news; the same list where nothing is new. */
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

/** Refunds of which the notice is the first to say that they failed. */
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
 * Whether a refund of the payment is under way or done. An answer that names all refunds says so by itself; news of some
 * is laid over what is known; other news leaves it as it was. So one that failed gives the purchase its true state back.
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
