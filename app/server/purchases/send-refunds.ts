import { paise } from '#core/money/paise.ts';
import { refundPause } from '#core/payments/try-again.ts';
import type { Job } from '../jobs/job.ts';
import type { GatewayAnswer } from '../payments/gateway.ts';
import type { Services } from '../services.ts';
import { noteMovedRefund } from './follow-refunds.ts';
import { lockPurchase } from './lock-purchase.ts';
import { warnAdmin } from './payment-warnings.ts';
import { pollGateway } from './poll-gateway.ts';
import { purchaseColumn, purchaseOf } from './purchase.ts';

/**
 * Sends approved refunds that the gateway has not taken yet, and polls those under way: their
 * events may be lost. Each has its own growing pause, so that a short fault delays nobody's money
 * for long. The same key goes with each try, so nothing is ever sent twice.
 */
export const sendRefunds: Job = {
  name: 'send-refunds',
  everySeconds: 30,
  run: async (services, stopping) => {
    while (!stopping.aborted) {
      const due = await listDue(services);
      for (const id of due) {
        if (stopping.aborted) return;
        await sendRefund(services, id).catch((error: unknown) => {
          services.log.error({ err: error, refund: id }, 'refund not followed');
        });
      }
      if (due.length < batch) return;
    }
  },
};

const batch = 200;

async function listDue({ db, clock }: Services): Promise<string[]> {
  const due = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select('refunds.id')
    .where('refunds.state', 'in', ['approved', 'sent'])
    .where('payments.mode', '=', 'online')
    .where((row) => row.or([row('next_try_at', 'is', null), row('next_try_at', '<=', clock())]))
    .orderBy('next_try_at', (order) => order.asc().nullsFirst())
    .orderBy('asked_at')
    .limit(batch)
    .execute();
  return due.map(({ id }) => id);
}

/**
 * The result comes back as for every payment: by its events, or by the poll here. The gateway does
 * not know payments at the shop's counter: those are handed back there.
 */
export async function sendRefund(services: Services, refundId: string): Promise<void> {
  const { db, payments, log } = services;
  const refund = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select([
      'refunds.id',
      'refunds.state',
      'refunds.tries',
      'refunds.payment_id',
      'refunds.amount_paise',
      'payments.gateway_order_id',
      'payments.mode',
    ])
    .where('refunds.id', '=', refundId)
    .executeTakeFirstOrThrow();
  if (refund.mode !== 'online') return;
  if (refund.state === 'approved' || refund.state === 'sent')
    await putOff(services, refundId, refund.state, refund.tries + 1);
  if (refund.state === 'approved') {
    const amount = paise(refund.amount_paise);
    const answer = await payments.refund({ paymentId: refund.payment_id, amount, key: refund.id });
    await noteAnswer(services, refundId, answer);
    if (!answer.ok) {
      log.warn({ refund: refundId, code: answer.code }, 'refund not taken by the gateway');
      return;
    }
  }
  if (refund.gateway_order_id !== null) await pollGateway(services, refund.gateway_order_id);
}

/** The next time is set before each try, so that one that throws has its pause too. */
async function putOff(
  { db, clock }: Services,
  refundId: string,
  state: 'approved' | 'sent',
  tries: number,
): Promise<void> {
  const next_try_at = new Date(clock().getTime() + refundPause(state, tries));
  await db.updateTable('refunds').set({ tries, next_try_at }).where('id', '=', refundId).execute();
}

/**
 * The event may have been faster than the answer: then the refund has moved on, and nothing is
 * recorded.
 */
async function noteAnswer(
  services: Services,
  refundId: string,
  answer: GatewayAnswer<{ id: string }>,
): Promise<void> {
  // Neither taken nor refused: the job tries again.
  if (!answer.ok && answer.code !== 'declined') return;
  const change = answer.ok
    ? // Under way now: polled from half a minute on again.
      { state: 'sent' as const, gateway_id: answer.value.id, tries: 0 }
    : { state: 'failed' as const, note: 'declined' };
  await services.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('refunds')
      .select([...Object.values(purchaseColumn)])
      .where('id', '=', refundId)
      .executeTakeFirstOrThrow();
    const named = purchaseOf(row);
    if (named) await lockPurchase(trx, services, named);
    const moved = await trx
      .updateTable('refunds')
      .set(change)
      .where('id', '=', refundId)
      // Not from 'sent': the answer to another sender remains.
      .where('state', '=', 'approved')
      .returning(['payment_id', 'amount_paise'])
      .executeTakeFirst();
    if (!moved) return;
    if (named) {
      await noteMovedRefund(trx, services, named, {
        id: refundId,
        state: change.state,
        paymentId: moved.payment_id,
        amount: moved.amount_paise,
      });
    }
    if (change.state === 'failed')
      await warnAdmin(trx, services, {
        kind: 'refund-failed',
        cause: refundId,
        purchase: named,
        paymentId: moved.payment_id,
        orderId: null,
        facts: { number: refundId, said: moved.amount_paise },
      });
  });
}
