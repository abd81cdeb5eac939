import { readChoice } from '#core/fields/choice.ts';
import { readDate } from '#core/fields/date.ts';
import { paise } from '#core/money/paise.ts';
import { type CounterMode, counterModes } from '#core/orders/counter.ts';
import type { PaymentSnapshot } from '#core/payments/payment.ts';
import { isAskedByStranger } from '#core/payments/refund.ts';
import type { Staff } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { staffDate } from '#core/time/staff-date.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { Transaction } from '#server/db/schema.ts';
import { isOwnMoney, isSamePerson } from '#server/purchases/four-eyes.ts';
import { manualSnapshot } from '#server/purchases/manual-snapshot.ts';
import { noteRefund } from '#server/purchases/refund-rows.ts';
import { settlePayment } from '#server/purchases/settle-payment.ts';
import type { Services } from '#server/services.ts';
import { staffVerb } from '#server/write/staff-write.ts';
import { lockOrder } from '../record/lock-order.ts';

/** As typed: which refund, on which day in Asia/Kolkata, and whether in cash or by UPI. */
export type HandBack = { orderId: string; refundId: string; day: string; mode: string };
export type HandBackRefusal =
  | 'refund-unknown'
  | 'refund-decided'
  | 'refund-to-self'
  | 'hand-back-alone'
  | 'hand-back-day'
  | 'choice-invalid';

/**
 * Records that an approved refund of a counter payment was handed over: the whole of it, between
 * the day of the payment and today; where the buyer asked for it, not by who approved it (rule
 * P10). It is settled by the one settling verb, so that sums, credit note and letter follow as for
 * every refund. Repeated or concurrent, it is recorded once.
 */
export const handBack = staffVerb({
  permission: ['orders.write', 'orders.refund'],
  run: async (
    { services, staff },
    { orderId, refundId, ...typed }: HandBack,
  ): Promise<Outcome<null, HandBackRefusal>> => {
    const owed = await findOwed(services, orderId, refundId);
    if (!owed) return refuse('refund-unknown');
    // Nobody refunds himself.
    const order = { kind: 'order', id: orderId } as const;
    if (await isOwnMoney(services.db, staff, order, owed.asked_at)) return refuse('refund-to-self');
    if (await approvedAlone(services, staff, owed)) return refuse('hand-back-alone');
    const mode = readChoice(typed.mode, counterModes);
    if (!mode.ok) return mode;
    const today = templeDay(services.clock());
    const day = readDate(typed.day, { from: templeDay(owed.captured_at ?? services.clock()), to: today });
    if (!day.ok) return refuse('hand-back-day', 'day');
    const handed = { day: day.value, mode: mode.value };
    const first = async (trx: Transaction): Promise<boolean> => {
      // Of two concurrent calls the second waits here, and then finds a processed refund.
      await lockOrder(trx, { id: orderId });
      const open = await trx
        .selectFrom('refunds')
        .select('id')
        .where('id', '=', refundId)
        .where('state', '=', 'approved')
        .executeTakeFirst();
      if (!open) return false;
      await noteHandedBack(trx, services, staff, { ...owed, ...handed });
      return true;
    };
    const purchase = { kind: 'order', id: orderId } as const;
    const { outcome } = await settlePayment(services, {
      ...{ purchase, first, event: null },
      snapshot: snapshotOf(owed),
    });
    return outcome === 'changed' ? accept(null) : refuse('refund-decided');
  },
});

type Owed = NonNullable<Awaited<ReturnType<typeof findOwed>>>;

/** The refund and its payment; null where it was not paid at the counter. */
async function findOwed({ db }: Services, orderId: string, refundId: string) {
  const found = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.id', 'refunds.order_id', 'refunds.amount_paise', 'payments.id as payment_id'])
    .select(['refunds.asked_by', 'refunds.asked_at', 'refunds.decided_by'])
    .select(['payments.mode', 'payments.amount_paise as paid_paise', 'captured_at', 'refunded_paise'])
    .where('refunds.id', '=', refundId)
    .where('refunds.order_id', '=', orderId)
    .where('payments.mode', '<>', 'online')
    .executeTakeFirst();
  return found ?? null;
}

/** Nobody of the staff asked for it, and this one has agreed to it. */
async function approvedAlone({ db }: Services, staff: Staff, owed: Owed): Promise<boolean> {
  const { asked_by: askedBy, asked_at: askedAt, decided_by: decidedBy } = owed;
  if (decidedBy === null || !isAskedByStranger(askedBy)) return false;
  return isSamePerson(db, staff, decidedBy, askedAt);
}

async function noteHandedBack(
  trx: Transaction,
  services: Services,
  staff: Staff,
  { id, payment_id, order_id, amount_paise, day, mode }: Owed & { day: string; mode: CounterMode },
): Promise<void> {
  const orderId = order_id ?? '';
  const by = staff.personId;
  const now = services.clock();
  await trx
    .insertInto('counter_refunds')
    .values({ refund_id: id, mode, amount_paise, handed_on: day, handed_by: by, noted_at: now })
    .execute();
  await noteRefund(trx, services, {
    purchase: { kind: 'order', id: orderId },
    kind: 'handed-back',
    paymentId: payment_id,
    amount: amount_paise,
    note: `${mode === 'cash' ? 'In cash' : 'By UPI'} on ${staffDate(day)}, by ${staff.name}`,
  });
  await writeAudit(trx, services, staff, {
    action: 'refund.handed-back',
    subject: orderId,
    details: { refund: id, paise: amount_paise, mode, day },
    before: { state: 'approved' },
    after: { state: 'processed' },
  });
}

/** The payment as stored, with this part refunded. */
function snapshotOf(owed: Owed): PaymentSnapshot {
  const back = paise(owed.amount_paise);
  return manualSnapshot({
    paymentId: owed.payment_id,
    mode: owed.mode,
    amount: paise(owed.paid_paise),
    capturedAt: owed.captured_at,
    // One refund of an order at a time: no other part is refunded meanwhile.
    refunded: paise(owed.refunded_paise + back),
    refundBegun: true,
    refunds: [{ id: `counter_${owed.id}`, key: owed.id, status: 'processed', amount: back }],
  });
}
