import { type RawBuilder, sql } from 'kysely';
import { paise } from '#core/money/paise.ts';
import type { BookedRefund } from '#core/payments/refund.ts';
import type { BookingKind } from './booking-timeline.ts';
import { purchaseColumn } from './purchase.ts';
import { mayAskAgain } from './request-refund.ts';

// What came and went of a booking, as columns of its query; `id` is the booking's in SQL.

type RefundRow = Omit<BookedRefund, 'amount'> & { amount: number };

/** Its refunds, the first asked for first; `toBookedRefunds` reads them. */
export function refundsOfBooking(kind: BookingKind, id: RawBuilder<string>): RawBuilder<RefundRow[]> {
  return sql`(select coalesce(json_agg(json_build_object('id', refund.id, 'state', refund.state,
    'amount', refund.amount_paise, 'reason', refund.reason, 'askedBy', refund.asked_by,
    'again', ${mayAskAgain}) order by refund.asked_at), '[]')
    from refunds as refund where ${sql.ref(`refund.${purchaseColumn[kind]}`)} = ${id})`;
}

export function toBookedRefunds(rows: readonly RefundRow[]): BookedRefund[] {
  return rows.map((refund) => ({ ...refund, amount: paise(refund.amount) }));
}

/** What came through the gateway and settled it, less what went back, in paise. */
export function netOnline(kind: BookingKind, id: RawBuilder<string>): RawBuilder<number> {
  return sql`(select coalesce(sum(amount_paise - refunded_paise), 0)::bigint from payments
    where ${sql.ref(`payments.${purchaseColumn[kind]}`)} = ${id} and role = 'settling')`;
}
