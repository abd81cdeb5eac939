import { sql, type Transaction } from 'kysely';
import { nextQuestion } from '#core/payments/next-question.ts';
import type { PaymentNotice } from '#core/payments/payment.ts';
import type { Settlement } from '#core/payments/settle.ts';
import type { Database } from '../db/schema.ts';
import type { LockedDonation } from './lock-donation.ts';

type Save = { gift: LockedDonation | null; notice: PaymentNotice; settlement: Settlement; now: Date };

/** Payment, state and timeline in one statement. */
export async function saveSettlement(trx: Transaction<Database>, save: Save): Promise<void> {
  const { gift, notice, settlement, now } = save;
  if (!gift) {
    await upsertPayment(trx, save).execute();
    return;
  }
  const { payment, state, paidAt, failure } = settlement;
  const moved = state !== null && state !== gift.state;
  await trx
    .with('kept', () => upsertPayment(trx, save))
    .with('gift', (query) =>
      query
        .updateTable('donations')
        .set({
          state: state ?? gift.state,
          paid_at: gift.row.paid_at ?? paidAt,
          failure,
          ...(moved && { ask_again_at: nextQuestion(state, gift.createdAt, now) }),
        })
        .where('id', '=', gift.id),
    )
    .insertInto('donation_events')
    .values({
      donation_id: gift.id,
      at: now,
      kind: timelineKind(settlement, moved),
      state: moved ? state : null,
      payment_id: payment.id,
      amount_paise: payment.amount,
      note: payment.why ?? notice.failure,
    })
    .execute();
}

/** What a person reads in the timeline: the new state, or why the money did not settle the gift. */
function timelineKind({ payment, state }: Settlement, moved: boolean): string {
  if (payment.role === 'attempt') return payment.status;
  if (payment.role !== 'settling') return payment.role;
  return moved && state ? state : 'noted';
}

function upsertPayment(trx: Transaction<Database>, { gift, notice, settlement, now }: Save) {
  const { payment } = settlement;
  return trx
    .insertInto('payments')
    .values({
      id: payment.id,
      donation_id: gift?.id ?? null,
      order_id: notice.orderId,
      mode: notice.mode,
      status: payment.status,
      role: payment.role,
      why: payment.why,
      amount_paise: payment.amount,
      currency: payment.currency,
      refunded_paise: payment.refunded,
      refund_begun: payment.refundBegun,
      captured_at: payment.capturedAt,
      noted_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        donation_id: gift?.id ?? null,
        status: payment.status,
        role: payment.role,
        why: payment.why,
        amount_paise: payment.amount,
        currency: payment.currency,
        refunded_paise: sql`greatest(payments.refunded_paise, excluded.refunded_paise)`,
        refund_begun: payment.refundBegun,
        captured_at: payment.capturedAt,
      }),
    );
}
