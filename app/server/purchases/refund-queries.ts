import { sql } from 'kysely';
import type { Paise } from '#core/money/paise.ts';
import type { PaymentMode, PaymentRole, PaymentStatus } from '#core/payments/payment.ts';
import { type RefundRefusal, type RefundState, returnable } from '#core/payments/refund.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/payments.ts';
import { somebodyWhoLeft } from '#messages/admin/records.ts';
import type { Services } from '../services.ts';
import { type PaidFor, paidForColumns } from './paid-for.ts';
import { readPaidDonation, readReturnable } from './refund-rows.ts';

export type RefundView = Omit<PaidFor, 'donationId'> & {
  id: string;
  state: RefundState;
  /** Paid at the counter: it is handed back there, and the order records when. */
  atCounter: boolean;
  amount: Paise;
  reason: string;
  /** Refund of a donation that is no duplicate, for the written reason: an owner decides. */
  needsOwner: boolean;
  originalId: string | null;
  askedBy: { id: string; name: string };
  askedAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
};

export type PaymentView = PaidFor & {
  id: string;
  role: PaymentRole;
  status: PaymentStatus;
  why: string | null;
  mode: PaymentMode;
  amount: Paise;
  currency: string;
  refunded: Paise;
  capturedAt: Date | null;
};

/** Every payment of a donation, the settling one first. The caller checks 'donations.read'. */
export async function listPaymentsOf({ db }: Services, donationId: string): Promise<PaymentView[]> {
  return selectPayments(db)
    .where('donation_id', '=', donationId)
    .orderBy(sql`role = 'settling'`, 'desc')
    .orderBy('noted_at')
    .execute();
}

/** One payment with its refunds, newest first. The caller checks 'donations.refund'. */
export async function findPaymentWithRefunds(
  { db }: Services,
  paymentId: string,
): Promise<{ payment: PaymentView; refunds: RefundView[] } | null> {
  if (!/^[\w-]{1,60}$/.test(paymentId)) return null;
  const payment = await selectPayments(db).where('payments.id', '=', paymentId).executeTakeFirst();
  if (!payment) return null;
  const refunds = await selectRefunds(db)
    .where('refunds.payment_id', '=', paymentId)
    .orderBy('asked_at', 'desc')
    .execute();
  return { payment, refunds: refunds.map(toRefundView) };
}

/**
 * Whether a refund of the payment may be requested now: 'yes'; 'as-double', when it settles its
 * donation and the original must be named; or why not.
 */
export async function mayAskRefund(
  { db }: Services,
  paymentId: string,
): Promise<'yes' | 'as-double' | RefundRefusal> {
  const payment = await readReturnable(db, paymentId);
  if (!payment) return 'refund-unknown';
  const left = returnable(
    payment,
    payment.purchase?.kind === 'donation'
      ? await readPaidDonation(db, payment.purchase.id)
      : payment.purchase && 'bought',
    null,
  );
  if (left.ok) return 'yes';
  return left.code === 'refund-not-double' ? 'as-double' : left.code;
}

/**
 * Refunds that wait for a person or for the gateway, oldest first. The caller checks
 * 'donations.read'.
 */
export async function listOpenRefunds({ db }: Services): Promise<(RefundView & { paymentId: string })[]> {
  const rows = await selectRefunds(db)
    .where('refunds.state', 'in', ['asked', 'approved', 'sent'])
    .orderBy('asked_at')
    .limit(200)
    .execute();
  return rows.map((row) => ({ ...toRefundView(row), paymentId: row.payment_id }));
}

/** For the letter to the donor; null when there is no such payment of a donation. */
export async function findReturned({ db }: Services, paymentId: string) {
  const row = await db
    .selectFrom('payments')
    .innerJoin('donations', 'donations.id', 'payments.donation_id')
    .select(['payments.role', 'payments.amount_paise as paid', 'payments.captured_at'])
    .select(['donations.id as donationId', 'donations.donor_name as name'])
    .select(
      sql<{
        number: string;
        voided: boolean;
        anew: boolean;
      } | null>`(select json_build_object('number', receipt.number,
        'voided', receipt.voided_at is not null, 'anew', count(*) over () > 1)
        from receipts as receipt where receipt.donation_id = donations.id
        order by (receipt.voided_at is null) desc limit 1)`.as('receipt'),
    )
    .where('payments.id', '=', paymentId)
    .executeTakeFirst();
  if (!row?.captured_at) return null;
  const { captured_at, ...returned } = row;
  return { ...returned, givenOn: templeDay(captured_at) };
}

function selectPayments(db: Services['db']) {
  return db
    .selectFrom('payments')
    .leftJoin('orders', 'orders.id', 'payments.order_id')
    .leftJoin('stay_bookings', 'stay_bookings.id', 'payments.stay_id')
    .leftJoin('seat_bookings', 'seat_bookings.id', 'payments.seat_id')
    .leftJoin('pass_bookings', 'pass_bookings.id', 'payments.pass_booking_id')
    .select(['payments.id', 'donation_id as donationId', 'role', 'status', 'why', 'mode'])
    .select(['amount_paise as amount', 'payments.currency', 'refunded_paise as refunded'])
    .select(['captured_at as capturedAt', ...paidForColumns]);
}

/** Who requests refunds without being of the staff. */
const strangers: Record<string, string> = m.strangers;

function selectRefunds(db: Services['db']) {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .leftJoin('orders', 'orders.id', 'refunds.order_id')
    .leftJoin('stay_bookings', 'stay_bookings.id', 'refunds.stay_id')
    .leftJoin('seat_bookings', 'seat_bookings.id', 'refunds.seat_id')
    .leftJoin('pass_bookings', 'pass_bookings.id', 'refunds.pass_booking_id')
    .leftJoin('people as asker', 'asker.id', 'refunds.asked_by')
    .leftJoin('people as decider', 'decider.id', 'refunds.decided_by')
    .selectAll('refunds')
    .select(['asker.name as asked_by_name', 'decider.name as decided_by_name'])
    .select(['payments.mode', ...paidForColumns]);
}

type RefundRow = Awaited<ReturnType<ReturnType<typeof selectRefunds>['executeTakeFirstOrThrow']>>;

function toRefundView(row: RefundRow): RefundView {
  return {
    id: row.id,
    state: row.state,
    atCounter: row.mode !== 'online',
    order: row.order,
    stay: row.stay,
    seat: row.seat,
    passes: row.passes,
    amount: row.amount_paise,
    reason: row.reason,
    needsOwner: row.ground === 'other',
    originalId: row.original_donation_id,
    askedBy: { id: row.asked_by, name: row.asked_by_name ?? strangers[row.asked_by] ?? somebodyWhoLeft },
    askedAt: row.asked_at,
    decidedBy: row.decided_by && (row.decided_by_name ?? somebodyWhoLeft),
    decidedAt: row.decided_at,
  };
}
