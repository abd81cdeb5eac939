import type { Paise } from '#core/money/paise.ts';
import type { PaymentRole } from '#core/payments/payment.ts';
import type { Services } from '../services.ts';
import { type PaidFor, paidForColumns } from './paid-for.ts';

export type WaitingPayment = PaidFor & {
  id: string;
  role: Exclude<PaymentRole, 'attempt' | 'settling'>;
  /**
   * What does not agree with the donation or order: 'amount', 'currency', 'order', 'account' or
   * 'mode'.
   */
  why: string | null;
  amount: Paise;
  currency: string;
  refunded: Paise;
  capturedAt: Date;
};

const mostShown = 500;

/**
 * Captured payments that settle no donation, order or stay: second, flawed, late and unknown ones,
 * oldest first, until they are fully refunded. The caller checks 'donations.read'.
 */
export async function listWaitingPayments({ db }: Services): Promise<WaitingPayment[]> {
  const rows = await db
    .selectFrom('payments')
    .leftJoin('orders', 'orders.id', 'payments.order_id')
    .leftJoin('stay_bookings', 'stay_bookings.id', 'payments.stay_id')
    .leftJoin('seat_bookings', 'seat_bookings.id', 'payments.seat_id')
    .leftJoin('pass_bookings', 'pass_bookings.id', 'payments.pass_booking_id')
    .select(['payments.id', 'donation_id as donationId', 'role', 'why', 'amount_paise as amount'])
    .select(['payments.currency', 'refunded_paise as refunded', ...paidForColumns])
    .select(({ fn }) => fn.coalesce('captured_at', 'noted_at').as('capturedAt'))
    .where('role', 'in', ['duplicate', 'mismatch', 'late', 'unmatched'])
    .where('status', '=', 'captured')
    .whereRef('refunded_paise', '<', 'amount_paise')
    .orderBy('noted_at')
    .limit(mostShown)
    .execute();
  return rows.map((row) => ({ ...row, role: row.role as WaitingPayment['role'] }));
}
