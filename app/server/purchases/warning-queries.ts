import { sql } from 'kysely';
import type { WarningFacts, WarningKind } from '#core/payments/warning.ts';
import type { Services } from '../services.ts';
import { orderOf } from './refund-queries.ts';

export type WarningView = {
  id: string;
  kind: WarningKind;
  facts: WarningFacts;
  warnedAt: Date;
  /** The gateway's ids; null where the snapshot named none. */
  paymentId: string | null;
  orderId: string | null;
  /** The payment is stored, so that it has a page. */
  known: boolean;
  donationId: string | null;
  order: { id: string; number: number } | null;
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
    .selectAll('payment_warnings')
    .select(['orders.number as order_number', 'payments.id as known_id'])
    .where(isUnseen)
    .orderBy('warned_at')
    .limit(mostShown)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    facts: row.facts,
    warnedAt: row.warned_at,
    paymentId: row.payment_id,
    orderId: row.gateway_order_id,
    known: row.known_id !== null,
    donationId: row.donation_id,
    order: orderOf(row),
  }));
}
