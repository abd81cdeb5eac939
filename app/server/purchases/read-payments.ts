import { type Selectable, sql } from 'kysely';
import { paise } from '#core/money/paise.ts';
import type { KnownPayment, PaymentSnapshot } from '#core/payments/payment.ts';
import type { PaymentsTable } from '../db/schema/giving.ts';
import type { Transaction } from '../db/schema.ts';
import { noteEvent } from './gateway-events.ts';
import { type PurchaseRef, purchaseColumn, purchaseOf } from './purchase.ts';

type Reading = {
  purchase: PurchaseRef | null;
  snapshot: PaymentSnapshot;
  /** The event that brought the snapshot; marked as processed by the same statement. */
  event: { id: string; kind: string } | null;
  now: Date;
};

type ReadPayments = {
  /** False: there is no event, or it was stored before. */
  noted: boolean;
  known: KnownPayment[];
  /** The payment is stored under another purchase. */
  elsewhere: boolean;
};

type PaymentRow = Selectable<PaymentsTable>;
type None = { [Column in keyof PaymentRow]: null };

/**
 * Stores the event and reads the purchase's known payments, once the purchase is locked. Copies of
 * an event that arrive together wait for that lock, or here for the first to commit. A payment that
 * was stored before its purchase joins it.
 */
export async function readPayments(
  trx: Transaction,
  { purchase, snapshot, event, now }: Reading,
): Promise<ReadPayments> {
  const noting = event
    ? noteEvent(trx, { ...event, snapshot }, now, 'worked-in')
    : sql`select null where false`;
  const column = sql.ref(`payments.${purchaseColumn[purchase?.kind ?? 'donation']}`);
  const { rows } = await sql<{ noted: boolean } & (PaymentRow | None)>`
    with noting as (${noting})
    select exists (select from noting) as noted, payments.*
    from (values (1)) as always
    left join payments on payments.id = ${snapshot.paymentId} or ${column} = ${purchase?.id ?? null}`.execute(
    trx,
  );
  const payments = rows.filter((row) => row.id !== null);
  return {
    noted: rows[0]?.noted ?? false,
    known: payments.map(toKnown),
    elsewhere: payments.some((row) => {
      const named = purchaseOf(row);
      return named !== null && named.id !== purchase?.id;
    }),
  };
}

function toKnown(row: PaymentRow): KnownPayment {
  return {
    id: row.id,
    status: row.status,
    role: row.role,
    why: row.why as KnownPayment['why'],
    amount: paise(row.amount_paise),
    currency: row.currency,
    capturedAt: row.captured_at,
    refunded: paise(row.refunded_paise),
    refundBegun: row.refund_begun,
    refunds: row.gateway_refunds.map((refund) => ({ ...refund, amount: paise(refund.amount) })),
  };
}
