import { paise } from '#core/money/paise.ts';
import type { PaymentSnapshot } from '#core/payments/payment.ts';
import type { Db, Transaction } from '../db/schema.ts';
import type { Services } from '../services.ts';

type Taken = { id: string; kind: string; snapshot: PaymentSnapshot | null };

/** Marks a waiting event as processed; false when it was processed before. */
export async function takeWaiting(trx: Transaction, id: string): Promise<boolean> {
  const waiting = await trx
    .updateTable('gateway_events')
    .set({ outcome: 'worked-in' })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return waiting.numUpdatedRows > 0n;
}

/**
 * Stores an event that could not be processed: the reconcile job tries again (waiting-events.ts).
 * One without a payment in it is stored as not used.
 */
export async function storeEvent({ db, clock }: Services, event: Taken): Promise<void> {
  await noteEvent(db, event, clock(), event.snapshot ? null : 'not-used').execute();
}

/** The statement that stores an event; it returns the id only if the event is new. */
export function noteEvent(db: Db, { id, kind, snapshot }: Taken, now: Date, outcome: string | null) {
  return db
    .insertInto('gateway_events')
    .values({
      id,
      kind,
      gateway_order_id: snapshot?.orderId ?? null,
      payment_id: snapshot?.paymentId ?? null,
      snapshot: snapshot ? JSON.stringify(snapshot) : null,
      received_at: now,
      outcome,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id');
}

/** One event that has a snapshot, and whether it still waits. */
export async function findEvent(
  { db }: Services,
  id: string,
): Promise<(WaitingEvent & { waits: boolean }) | null> {
  const row = await db
    .selectFrom('gateway_events')
    .select(['id', 'kind', 'snapshot', 'outcome'])
    .where('id', '=', id)
    .where('snapshot', 'is not', null)
    .executeTakeFirst();
  return row
    ? { id: row.id, kind: row.kind, snapshot: reviveSnapshot(row.snapshot), waits: row.outcome === null }
    : null;
}

export type WaitingEvent = { id: string; kind: string; snapshot: PaymentSnapshot };

type Stored = Omit<PaymentSnapshot, 'capturedAt' | 'madeAt'> & { capturedAt: string | null; madeAt?: string };

/** A snapshot as stored: JSON has dates as text. */
export function reviveSnapshot(stored: unknown): PaymentSnapshot {
  const snapshot = stored as Stored;
  return {
    ...snapshot,
    amount: paise(snapshot.amount),
    refunded: paise(snapshot.refunded),
    refunds: snapshot.refunds?.map((refund) => ({ ...refund, amount: paise(refund.amount) })),
    capturedAt: snapshot.capturedAt === null ? null : new Date(snapshot.capturedAt),
    madeAt: snapshot.madeAt === undefined ? undefined : new Date(snapshot.madeAt),
  };
}
