import type { Kysely, Transaction } from 'kysely';
import { paise } from '#core/money/paise.ts';
import type { PaymentNotice } from '#core/payments/payment.ts';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';

type Taken = { id: string; kind: string; notice: PaymentNotice | null };

/** Notes an event that was kept as waiting as worked in; false when it was before. */
export async function takeWaiting(trx: Transaction<Database>, id: string): Promise<boolean> {
  const waiting = await trx
    .updateTable('gateway_events')
    .set({ outcome: 'worked-in' })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return waiting.numUpdatedRows > 0n;
}

/** Keeps an event that could not be worked in; the reconcile job tries again (waiting-events.ts). */
export async function keepEvent({ db, clock }: Services, event: Taken): Promise<void> {
  await noteEvent(db, event, clock(), event.notice ? null : 'not-used').execute();
}

/** The statement that stores an event; it gives the id of one that was not there before. */
export function noteEvent(
  db: Kysely<Database>,
  { id, kind, notice }: Taken,
  now: Date,
  outcome: string | null,
) {
  return db
    .insertInto('gateway_events')
    .values({
      id,
      kind,
      order_id: notice?.orderId ?? null,
      payment_id: notice?.paymentId ?? null,
      notice: notice ? JSON.stringify(notice) : null,
      received_at: now,
      outcome,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id');
}

/** One event with something to work in, and whether it still waits. */
export async function findEvent(
  { db }: Services,
  id: string,
): Promise<(WaitingEvent & { waits: boolean }) | null> {
  const row = await db
    .selectFrom('gateway_events')
    .select(['id', 'kind', 'notice', 'outcome'])
    .where('id', '=', id)
    .where('notice', 'is not', null)
    .executeTakeFirst();
  return row
    ? { id: row.id, kind: row.kind, notice: reviveNotice(row.notice), waits: row.outcome === null }
    : null;
}

export type WaitingEvent = { id: string; kind: string; notice: PaymentNotice };

type Stored = Omit<PaymentNotice, 'capturedAt' | 'madeAt'> & { capturedAt: string | null; madeAt?: string };

/** A notice as it was stored: JSON keeps a moment as text. */
export function reviveNotice(stored: unknown): PaymentNotice {
  const notice = stored as Stored;
  return {
    ...notice,
    amount: paise(notice.amount),
    refunded: paise(notice.refunded),
    refunds: notice.refunds?.map((refund) => ({ ...refund, amount: paise(refund.amount) })),
    capturedAt: notice.capturedAt === null ? null : new Date(notice.capturedAt),
    madeAt: notice.madeAt === undefined ? undefined : new Date(notice.madeAt),
  };
}
