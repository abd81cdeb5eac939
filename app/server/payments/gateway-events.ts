import type { Kysely, Transaction } from 'kysely';
import { paise } from '#core/money/paise.ts';
import type { PaymentNotice } from '#core/payments/payment.ts';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';

type Taken = { id: string; kind: string; notice: PaymentNotice | null };

/**
 * Notes an event as worked in, inside the transaction that works it in; false when it was before. Copies that arrive
 * together wait here for the first to commit.
 */
export async function takeEvent(
  trx: Transaction<Database>,
  { clock }: Pick<Services, 'clock'>,
  event: Taken,
): Promise<boolean> {
  const added = await insertEvent(trx, event, clock(), 'worked-in');
  if (added) return true;
  const waiting = await trx
    .updateTable('gateway_events')
    .set({ outcome: 'worked-in' })
    .where('id', '=', event.id)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return waiting.numUpdatedRows > 0n;
}

/** Keeps an event that could not be worked in; the reconcile job tries again. */
export async function keepEvent({ db, clock }: Services, event: Taken): Promise<void> {
  await insertEvent(db, event, clock(), event.notice ? null : 'not-used');
}

async function insertEvent(
  db: Kysely<Database>,
  { id, kind, notice }: Taken,
  now: Date,
  outcome: string | null,
): Promise<boolean> {
  const added = await db
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
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export type WaitingEvent = { id: string; kind: string; notice: PaymentNotice };

export async function listWaitingEvents({ db }: Services, limit: number): Promise<WaitingEvent[]> {
  const rows = await db
    .selectFrom('gateway_events')
    .select(['id', 'kind', 'notice'])
    .where('outcome', 'is', null)
    .orderBy('received_at')
    .limit(limit)
    .execute();
  return rows.map(({ id, kind, notice }) => ({ id, kind, notice: revive(notice) }));
}

type Stored = Omit<PaymentNotice, 'capturedAt'> & { capturedAt: string | null };

/** JSON keeps a moment as text. */
function revive(stored: unknown): PaymentNotice {
  const notice = stored as Stored;
  return {
    ...notice,
    amount: paise(notice.amount),
    refunded: paise(notice.refunded),
    capturedAt: notice.capturedAt === null ? null : new Date(notice.capturedAt),
  };
}
