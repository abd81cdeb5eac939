import { sql } from 'kysely';
import type { WarningFacts, WarningKind } from '#core/payments/warning.ts';
import type { Services } from '../services.ts';
import { type PaidFor, paidForColumns } from './paid-for.ts';

export type WarningView = PaidFor & {
  id: string;
  kind: WarningKind;
  facts: WarningFacts;
  warnedAt: Date;
  /** The gateway's ids; null where the snapshot named none. */
  paymentId: string | null;
  orderId: string | null;
  /** The payment is stored, so that it has a page. */
  known: boolean;
};

const mostShown = 200;

/** Whether nobody has looked at it yet. */
export const isUnseen = sql<boolean>`payment_warnings.seen_at is null`;

/**
 * Warnings about payments that wait for somebody to look, oldest first. The caller checks
 * 'donations.read'.
 */
export async function listWarnings({ db }: Services): Promise<WarningView[]> {
  const rows = await db
    .selectFrom('payment_warnings')
    .leftJoin('payments', 'payments.id', 'payment_warnings.payment_id')
    .leftJoin('orders', 'orders.id', 'payment_warnings.order_id')
    .leftJoin('stay_bookings', 'stay_bookings.id', 'payment_warnings.stay_id')
    .leftJoin('seat_bookings', 'seat_bookings.id', 'payment_warnings.seat_id')
    .leftJoin('pass_bookings', 'pass_bookings.id', 'payment_warnings.pass_booking_id')
    .select(['payment_warnings.id', 'kind', 'facts', 'warned_at as warnedAt'])
    .select(['payment_warnings.payment_id as paymentId', 'payment_warnings.gateway_order_id as orderId'])
    .select(['payment_warnings.donation_id as donationId', 'payments.id as known'])
    .select(paidForColumns)
    .where(isUnseen)
    .orderBy('warned_at')
    .limit(mostShown)
    .execute();
  return rows.map((row) => ({ ...row, known: row.known !== null }));
}
