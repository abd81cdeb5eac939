import { z } from 'zod';
import { addPaise, paise, zeroPaise } from '#core/money/paise.ts';
import type { PaymentSnapshot, PaymentStatus, RefundSnapshot } from '#core/payments/payment.ts';

const wholeNumber = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);
/** Ids as the gateway makes them; other text never reaches the database. */
const gatewayId = z.string().regex(/^[\w-]{1,60}$/);
/** Seconds since 1970, before the year 2100. */
const moment = z.number().int().positive().max(4_102_444_800);

/**
 * The part of Razorpay's payment entity that we read; the rest (e-mail, phone, card) is never
 * stored. The entity is the same in events and in answers; its public form has no time of capture.
 */
export const paymentEntity = z.object({
  id: gatewayId,
  order_id: gatewayId.nullish(),
  amount: wholeNumber,
  currency: z.string().regex(/^[A-Z]{3}$/),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  captured: z.boolean().nullish(),
  amount_refunded: wholeNumber.nullish(),
  error_reason: z
    .string()
    .regex(/^\w{1,100}$/)
    .nullish()
    .catch(null),
  created_at: moment,
  captured_at: moment.nullish(),
});
export type PaymentEntity = z.infer<typeof paymentEntity>;

/** The part of Razorpay's refund entity that we read. Ours carry our key as their receipt. */
export const refundEntity = z.object({
  id: gatewayId,
  payment_id: gatewayId,
  amount: wholeNumber,
  receipt: gatewayId.nullish().catch(null),
  status: z.enum(['pending', 'processed', 'failed']),
});

export function toRefundSnapshot(entity: z.infer<typeof refundEntity>): RefundSnapshot {
  return {
    id: entity.id,
    key: entity.receipt ?? null,
    status: entity.status,
    amount: paise(entity.amount),
  };
}

/**
 * A payment with all its refunds. A pending refund is not counted yet: it may still fail, while the
 * payment entity counts it from its creation.
 */
export function withRefunds(snapshot: PaymentSnapshot, refunds: RefundSnapshot[]): PaymentSnapshot {
  const processed = refunds.filter(({ status }) => status === 'processed').map(({ amount }) => amount);
  return {
    ...snapshot,
    refunded: addPaise(processed),
    refundBegun: refunds.some(({ status }) => status !== 'failed'),
    refunds,
    allRefunds: true,
  };
}

/**
 * The snapshot of a refund event: its one refund counts only if processed. Where the payment counts
 * others `besides`, which may be pending and fail, the event does not give the refunded sum: the
 * order must be polled.
 */
export function withRefund(
  snapshot: PaymentSnapshot,
  refund: RefundSnapshot,
): { snapshot: PaymentSnapshot; besides: boolean } {
  const besides = snapshot.refunded > refund.amount;
  const counts = refund.status === 'processed' && !besides;
  return {
    snapshot: { ...snapshot, refunded: counts ? snapshot.refunded : zeroPaise, refunds: [refund] },
    besides,
  };
}

type Context = {
  account: string | null;
  mode: 'test' | 'live';
  refundBegun?: boolean;
};

/**
 * Where the entity has no time of capture, its time of creation is used. Never the time of the
 * event: a polled answer has none, and a receipt's day must not depend on which update came first
 * (docs/decisions/doubtful-snapshots.md).
 */
export function toSnapshot(entity: PaymentEntity, context: Context): PaymentSnapshot {
  const status = statusOf(entity);
  const seconds = entity.captured_at ?? entity.created_at;
  return {
    paymentId: entity.id,
    orderId: entity.order_id ?? null,
    mode: 'online',
    status,
    amount: paise(entity.amount),
    currency: entity.currency,
    capturedAt: status === 'captured' ? new Date(seconds * 1_000) : null,
    madeAt: new Date(entity.created_at * 1_000),
    refunded: paise(status === 'captured' ? (entity.amount_refunded ?? 0) : 0),
    refundBegun: context.refundBegun ?? false,
    failure: entity.error_reason ?? null,
    account: context.account,
    gatewayMode: context.mode,
  };
}

/**
 * 'refunded' adds nothing: an authorisation that expired was never captured, a captured payment
 * stays captured.
 */
function statusOf(entity: PaymentEntity): PaymentStatus {
  if (entity.status === 'refunded') return entity.captured ? 'captured' : 'failed';
  return entity.status;
}

export const webhookBody = z.object({
  account_id: gatewayId.nullish().catch(null),
  event: z.string().regex(/^[\w.]{1,60}$/),
  payload: z
    .object({
      payment: z.object({ entity: paymentEntity }).nullish(),
      refund: z.object({ entity: refundEntity }).nullish().catch(null),
    })
    .nullish(),
});

/** The order that an unparsable event names, if readable. */
export const orderNamed = z.object({
  payload: z.object({ payment: z.object({ entity: z.object({ order_id: gatewayId }) }) }),
});

/** The names of the fields that cannot be parsed; never their values, which may be anything. */
export function flawOf(error: z.ZodError): string {
  return [...new Set(error.issues.map(({ path }) => path.join('.') || 'all of it'))].join(', ').slice(0, 200);
}
