import type { KnownPayment, PaymentNotice, RefundNews } from './payment.ts';

/** A refund that is done stays done, one that failed is under way no more, whatever older news comes after. */
const lastWord: readonly RefundNews['status'][] = ['pending', 'failed', 'processed'];

/** What is known of a payment's refunds with the notice's news; the same list where nothing is new. */
export function mergeRefunds(
  known: readonly RefundNews[],
  news: readonly RefundNews[] = [],
): readonly RefundNews[] {
  const merged = new Map(known.map((refund) => [refund.id, refund]));
  for (const refund of news) {
    const before = merged.get(refund.id);
    if (!before || rank(refund) > rank(before)) merged.set(refund.id, refund);
  }
  const all = [...merged.values()];
  return all.length === known.length && all.every((refund) => known.includes(refund)) ? known : all;
}

/** Refunds of which the notice is the first to say that they failed. */
export function newlyFailed(known: readonly RefundNews[], news: readonly RefundNews[] = []): RefundNews[] {
  return news.filter(
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
  notice: Pick<PaymentNotice, 'refundBegun' | 'refunds' | 'allRefunds'>,
  merged: readonly RefundNews[],
): boolean {
  if (!notice.refunds) return (before?.refundBegun ?? false) || notice.refundBegun;
  const named = (id: string) => notice.refunds?.some((one) => one.id === id);
  return merged.some(({ id, status }) => status !== 'failed' && (!notice.allRefunds || named(id)));
}

function rank({ status }: Pick<RefundNews, 'status'>): number {
  return lastWord.indexOf(status);
}
