import { type Paise, paise } from '#core/money/paise.ts';
import type { Unsupplied } from '#core/orders/cancel-lines.ts';
import { isTooSmallToRefund } from '#core/payments/refund.ts';
import type { Transaction } from '#server/db/schema.ts';
import { noteRefund } from '#server/purchases/refund-rows.ts';
import type { Services } from '#server/services.ts';
import type { LockedOrder } from '../record/locked-order.ts';

type Ask = { unsupplied: Unsupplied; amount: Paise; by: string; reason: string };

/**
 * Inserts a requested refund of the settling payment; returns its id. Never more than is left of
 * that payment: a part may have been refunded in the gateway's dashboard. null: nothing is left, or
 * less than the gateway refunds.
 */
export async function askOrderRefund(
  trx: Transaction,
  services: Services,
  order: LockedOrder,
  { unsupplied, amount: requested, by, reason }: Ask,
): Promise<string | null> {
  const payment = await trx
    .selectFrom('payments')
    .select(['id', 'mode', 'amount_paise', 'refunded_paise'])
    .where('order_id', '=', order.id)
    .where('role', '=', 'settling')
    .executeTakeFirstOrThrow();
  const { id: paymentId } = payment;
  const amount = paise(Math.min(requested, payment.amount_paise - payment.refunded_paise));
  if (amount <= 0 || isTooSmallToRefund(amount, payment.mode)) return null;
  const id = services.ids('rfd');
  await trx
    .insertInto('refunds')
    .values({
      id,
      payment_id: paymentId,
      order_id: order.id,
      unsupplied: JSON.stringify(unsupplied),
      amount_paise: amount,
      reason,
      state: 'asked',
      asked_by: by,
      asked_at: services.clock(),
    })
    .execute();
  await noteRefund(trx, services, {
    purchase: { kind: 'order', id: order.id },
    kind: 'refund-asked',
    paymentId,
    amount,
    note: reason,
  });
  return id;
}

/**
 * One refund of an order at a time: 'refund-open' while one is under way, 'refund-again-first'
 * while cancelled lines are not refunded (declined or failed).
 */
export async function countUnreturned(
  trx: Transaction,
  order: LockedOrder,
): Promise<'none' | 'refund-open' | 'refund-again-first'> {
  const refunds = await trx
    .selectFrom('refunds')
    .select(['state', 'unsupplied'])
    .where('order_id', '=', order.id)
    // Payments that never settled the order are refunded by themselves.
    .where('unsupplied', 'is not', null)
    .execute();
  if (refunds.some(({ state }) => state === 'asked' || state === 'approved' || state === 'sent'))
    return 'refund-open';
  const returned = refunds
    .filter(({ state }) => state === 'processed')
    .flatMap(({ unsupplied }) => unsupplied?.lines ?? [])
    .reduce((sum, { quantity }) => sum + quantity, 0);
  // Lines with a swap are no longer owed; what a cheaper swap leaves is in a refund without lines.
  const swapped = new Set(order.lines.map(({ replaces }) => replaces));
  const cancelled = order.lines
    .filter(({ position }) => !swapped.has(position))
    .reduce((sum, line) => sum + line.cancelled, 0);
  const differences = refunds.filter(
    ({ unsupplied }) => unsupplied?.unbilled && unsupplied.lines.length === 0,
  );
  const owed = differences.length > 0 && !differences.some(({ state }) => state === 'processed');
  return cancelled > returned || owed ? 'refund-again-first' : 'none';
}
