import { paise } from '#core/money/paise.ts';
import type { TakenBack } from '#core/orders/bill.ts';
import { type CancelRefusal, cancelLines } from '#core/orders/cancel-lines.ts';
import { isUnpaid, mayBeCancelled } from '#core/orders/order-state.ts';
import { isTooSmallToRefund } from '#core/payments/refund.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { Transaction } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import type { LockedOrder } from '../record/locked-order.ts';
import { moveOrder } from '../record/move-order.ts';
import { notifyBuyer, wasNotified } from '../record/notify-buyer.ts';
import { closeSwap, leaveUnbilled } from '../record/swap-rows.ts';
import { takeOutLines } from '../record/take-out-lines.ts';
import { askOrderRefund, countUnreturned } from '../refunds/order-refund-rows.ts';

type Cancel = {
  /** null: all that is left. */
  requested: TakenBack[] | null;
  /** The person, or 'buyer'. */
  by: string;
  reason: string;
};

export type GoodsRefusal =
  | CancelRefusal
  | 'refund-open'
  | 'refund-again-first'
  | 'refund-too-small'
  | 'money-in-review';

/**
 * Cancels goods of a locked order: they go back to stock, and if they were paid a refund is
 * requested, which somebody else approves. An unpaid order is closed.
 */
export async function cancelGoods(
  trx: Transaction,
  services: Services,
  order: LockedOrder,
  { requested, by, reason }: Cancel,
): Promise<Outcome<{ whole: boolean }, GoodsRefusal>> {
  const { id, row } = order;
  const at = services.clock();
  if (!mayBeCancelled(row.state)) return refuse('money-in-review');
  const unpaid = isUnpaid(row.state);
  const planned = cancelLines(
    {
      stage: row.stage,
      delivery: paise(row.delivery_paise),
      lines: order.lines.map((line) => ({ ...line, unit: paise(line.unit_paise) })),
    },
    // An unpaid order is not cancelled in part: the gateway's order has the whole total.
    unpaid ? null : requested,
  );
  if (!planned.ok) return planned;
  const { lines, whole, amount } = planned.value;
  if (!unpaid) {
    const unreturned = await countUnreturned(trx, order);
    if (unreturned !== 'none') return refuse(unreturned);
    // Goods without a price need no refund.
    const mode = row.pay_by === 'gateway' ? 'online' : 'cash';
    if (amount > 0 && isTooSmallToRefund(amount, mode)) return refuse('refund-too-small');
  }
  await takeOutLines(trx, order, lines, at);
  await moveOrder(trx, {
    ...{ id, at, kind: whole ? 'cancelled' : 'part-cancelled', note: reason },
    ...(whole && { stage: 'cancelled' as const }),
    ...(unpaid && { state: 'cancelled' as const }),
  });
  const unbilled = row.stage === 'short';
  if (unbilled) {
    await closeSwap(trx, order, { state: 'closed', by, at });
    await leaveUnbilled(trx, id, amount);
  }
  const unsupplied = { lines, ...(unbilled && { unbilled }) };
  const refundId = unpaid
    ? null
    : await askOrderRefund(trx, services, order, { unsupplied, amount, by, reason });
  // An unpaid order gets one letter, to an address that may be unverified: another only when a
  // member of the staff cancels it.
  const byStaff = by !== 'buyer' && by !== 'site';
  if (!unpaid || (byStaff && (await wasNotified(trx, id))))
    await notifyBuyer(trx, services, row, 'cancelled', refundId ?? '');
  return accept({ whole });
}
