import { sql } from 'kysely';
import { isDonationId } from '#core/donations/donation-id.ts';
import type { PaidDonation, ReturnablePayment } from '#core/payments/refund.ts';
import type { Transaction } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { type PurchaseRef, purchaseColumn, purchaseOf } from './purchase.ts';

/** Refunds in these states block another for the same payment. */
const openOrDone = sql<boolean>`refunds.state not in ('declined', 'failed')`;

/** Locks donations, always in the order of their ids, so that two transactions never deadlock. */
export async function lockDonations(trx: Transaction, ids: readonly (string | null)[]): Promise<void> {
  await trx
    .selectFrom('donations')
    .select('id')
    .where(
      'id',
      'in',
      ids.filter((id) => id !== null),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

type PaymentAndPurchase = ReturnablePayment & { id: string; purchase: PurchaseRef | null };

/** The payment as stored; `besides` leaves one refund out of those that block it. */
export async function readReturnable(
  db: Services['db'],
  paymentId: string,
  besides: string | null = null,
): Promise<PaymentAndPurchase | null> {
  if (!/^[\w-]{1,60}$/.test(paymentId)) return null;
  const row = await db
    .selectFrom('payments')
    .select(['id', ...Object.values(purchaseColumn), 'role', 'status', 'mode', 'currency'])
    .select(['amount_paise as amount', 'refunded_paise as refunded', 'captured_at as capturedAt'])
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (!row) return null;
  const open = await db
    .selectFrom('refunds')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where(openOrDone)
    .where('id', '<>', besides ?? '')
    .executeTakeFirst();
  const { donation_id, order_id, stay_id, pass_booking_id, seat_id, ...payment } = row;
  const purchase = purchaseOf({ donation_id, order_id, stay_id, pass_booking_id, seat_id });
  return { ...payment, purchase, underRefund: open !== undefined };
}

/** A donation as the refund rule needs it, `besides` one refund; null: no donation has this id. */
export async function readPaidDonation(
  db: Services['db'],
  id: string | null,
  besides: string | null = null,
): Promise<PaidDonation | null> {
  if (id === null || !isDonationId(id)) return null;
  const row = await db
    .selectFrom('donations')
    .select(['id', 'state', 'total_paise as total', 'paid_at as paidAt'])
    .select(['person_id as personId', 'donor_email as email', 'donor_phone as phone'])
    .select((build) => [
      sql<string>`(select string_agg(concat_ws(' ', cause_id, type_id, quantity, amount_paise), ', '
        order by cause_id, type_id, quantity, amount_paise)
        from donation_lines where donation_id = donations.id)`.as('given_for'),
      build
        .exists(
          build
            .selectFrom('refunds')
            .select('refunds.id')
            .whereRef('refunds.original_donation_id', '=', 'donations.id')
            .where('refunds.id', '<>', besides ?? '')
            .where(openOrDone),
        )
        .as('is_original'),
      build
        .exists(
          build
            .selectFrom('refunds')
            .innerJoin('payments', 'payments.id', 'refunds.payment_id')
            .select('refunds.id')
            .whereRef('payments.donation_id', '=', 'donations.id')
            .where('payments.role', '=', 'settling')
            .where(openOrDone),
        )
        .as('under_refund'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { personId, email, phone, given_for, is_original, under_refund, ...donation } = row;
  return {
    ...donation,
    underRefund: Boolean(under_refund),
    donor: { personId, email, phone },
    givenFor: given_for ?? '',
    isOriginalOfAnother: Boolean(is_original),
  };
}

/** An entry of the purchase's timeline; the payment state changes only by gateway snapshots. */
export async function noteRefund(
  trx: Transaction,
  { clock, purchaseKinds }: Pick<Services, 'clock' | 'purchaseKinds'>,
  entry: { purchase: PurchaseRef; kind: string; paymentId: string; amount: number; note: string | null },
): Promise<void> {
  const { purchase, kind, paymentId, amount, note } = entry;
  await purchaseKinds[purchase.kind].note(trx, purchase.id, {
    ...{ at: clock(), kind, state: null },
    ...{ payment_id: paymentId, amount_paise: amount, note },
  });
}
