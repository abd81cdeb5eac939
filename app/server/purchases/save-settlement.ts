import { type RawBuilder, sql } from 'kysely';
import type { PaymentSnapshot } from '#core/payments/payment.ts';
import { isOpen, type MoneyState } from '#core/purchases/money-state.ts';
import { nextPollAt } from '#core/purchases/next-poll-at.ts';
import type { Settlement } from '#core/purchases/settle.ts';
import type { Transaction } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { type LockedPurchase, type PaymentUpsert, purchaseColumns } from './purchase.ts';
import type { PurchaseKind } from './purchase-kind.ts';

type Save = {
  purchase: LockedPurchase | null;
  snapshot: PaymentSnapshot;
  settlement: Settlement;
  now: Date;
};

/** Payment, state and timeline in one statement. */
export async function saveSettlement(
  trx: Transaction,
  kind: PurchaseKind<Services> | null,
  save: Save,
): Promise<void> {
  const { purchase, snapshot, settlement, now } = save;
  const upsert = upsertPayment(trx, save);
  if (!purchase || !kind) {
    await upsert.execute();
    return;
  }
  const { payment, state, paidAt, failure } = settlement;
  const moved = state !== null && state !== purchase.state;
  await kind.save(trx, purchase.id, upsert, {
    set: {
      state: state ?? purchase.state,
      paid_at: purchase.paidAt ?? paidAt,
      failure,
      ...(moved && { poll_at: pollAfter(purchase, state, now) }),
    },
    entry: {
      at: now,
      kind: timelineKind(purchase, settlement, moved),
      state: moved ? state : null,
      payment_id: payment.id,
      amount_paise: payment.amount,
      note: payment.why ?? snapshot.failure,
    },
  });
}

/**
 * Settling makes polling less frequent; a poll that is due, or was requested for later, remains
 * until it is answered (reconcile-payments.ts), since an event with partial data may be behind it.
 */
function pollAfter(purchase: LockedPurchase, state: MoneyState, now: Date): RawBuilder<Date | null> {
  const next = nextPollAt(state, purchase.createdAt, now);
  const earlier = sql<Date | null>`least(poll_at, ${next}::timestamptz)`;
  if (next === null || !isOpen(purchase.state)) return earlier;
  return sql`case when poll_at > ${now}::timestamptz then ${next}::timestamptz else ${earlier} end`;
}

/**
 * The kind of the timeline entry: the new state, or why the payment did not settle the purchase.
 */
function timelineKind(purchase: LockedPurchase, { payment, state }: Settlement, moved: boolean): string {
  if (payment.role === 'attempt') return payment.status;
  if (payment.role !== 'settling') return payment.role;
  if (purchase.state === 'refund_pending' && state === 'paid') return 'still-paid';
  return moved && state ? state : 'noted';
}

function upsertPayment(trx: Transaction, { purchase, snapshot, settlement, now }: Save): PaymentUpsert {
  const { payment } = settlement;
  const stored = {
    ...purchaseColumns(purchase),
    status: payment.status,
    role: payment.role,
    why: payment.why,
    amount_paise: payment.amount,
    currency: payment.currency,
    refund_begun: payment.refundBegun,
    gateway_refunds: JSON.stringify(payment.refunds),
    captured_at: payment.capturedAt,
  };
  return trx
    .insertInto('payments')
    .values({
      ...stored,
      id: payment.id,
      gateway_order_id: snapshot.orderId,
      mode: snapshot.mode,
      refunded_paise: payment.refunded,
      noted_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ...stored,
        refunded_paise: sql`greatest(payments.refunded_paise, excluded.refunded_paise)`,
      }),
    );
}
