import { z } from 'zod';
import { zeroPaise } from '#core/money/paise.ts';
import type { PaymentSnapshot, RefundSnapshot } from '#core/payments/payment.ts';
import type { Gateway, OddPayment } from './gateway.ts';
import type { Caller } from './razorpay-caller.ts';
import {
  flawOf,
  type PaymentEntity,
  paymentEntity,
  refundEntity,
  toRefundSnapshot,
  withRefunds,
} from './razorpay-snapshots.ts';

const anyList = z.object({ items: z.array(z.unknown()) });

export function refundsPath(paymentId: string): string {
  return `/v1/payments/${encodeURIComponent(paymentId)}/refunds?count=100`;
}

type Listing = { call: Caller; toOurs: (entity: PaymentEntity) => PaymentSnapshot };

/**
 * Lists the payments of an order; each is parsed alone, so that an odd one never hides the others.
 */
export function makePaymentList({ call, toOurs }: Listing): Gateway['listPayments'] {
  /** The refunds of a payment; 'odd' where they cannot be known, now or by retrying. */
  const fetchRefunds = async (paymentId: string) => {
    const found = await call('GET', refundsPath(paymentId), anyList);
    if (!found.ok) return found.code === 'declined' ? ({ ok: true, value: 'odd' } as const) : found;
    const { good, odd } = readEach(found.value.items, refundEntity);
    const refunds: RefundSnapshot[] | 'odd' = odd.length > 0 ? 'odd' : good.map(toRefundSnapshot);
    return { ok: true, value: refunds } as const;
  };

  return async (orderId) => {
    const path = `/v1/orders/${encodeURIComponent(orderId)}/payments`;
    const found = await call('GET', path, anyList);
    if (!found.ok) return found;
    const { good, odd } = readEach(found.value.items, paymentEntity);
    const oldestFirst = good.sort((one, other) => one.created_at - other.created_at);
    const snapshots: PaymentSnapshot[] = [];
    for (const snapshot of oldestFirst.map(toOurs)) {
      // The payment counts a refund from its creation, so none is under way where it counts none.
      const refunds =
        snapshot.refunded > 0
          ? await fetchRefunds(snapshot.paymentId)
          : ({ ok: true, value: [] as RefundSnapshot[] } as const);
      if (!refunds.ok) return refunds;
      if (refunds.value === 'odd') {
        odd.push({ paymentId: snapshot.paymentId, flaw: 'refunds' });
        snapshots.push({ ...snapshot, refunded: zeroPaise, refundBegun: true });
      } else snapshots.push(snapshot.status === 'captured' ? withRefunds(snapshot, refunds.value) : snapshot);
    }
    return { ok: true, value: snapshots, odd };
  };
}

function readEach<Shape extends z.ZodType>(
  items: unknown[],
  shape: Shape,
): { good: z.infer<Shape>[]; odd: OddPayment[] } {
  const good: z.infer<Shape>[] = [];
  const odd: OddPayment[] = [];
  for (const item of items) {
    const read = shape.safeParse(item);
    if (read.success) good.push(read.data);
    else odd.push({ paymentId: numberOf(item), flaw: flawOf(read.error) });
  }
  return { good, odd };
}

const numbered = paymentEntity.pick({ id: true });

function numberOf(item: unknown): string | null {
  const read = numbered.safeParse(item);
  return read.success ? read.data.id : null;
}
