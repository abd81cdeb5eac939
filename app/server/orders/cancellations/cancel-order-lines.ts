import { readText } from '#core/fields/text.ts';
import type { TakenBack } from '#core/orders/bill.ts';
import { isOrderId } from '#core/orders/order-id.ts';
import { type Outcome, refuse } from '#core/result.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { lockOrder } from '../record/lock-order.ts';
import { cancelGoods, type GoodsRefusal } from './cancel-goods.ts';

/** `lines` null: all that is left. `version`: of the order as the staff saw it. */
export type LinesCancel = { orderId: string; version: string; lines: TakenBack[] | null; reason: string };
export type LinesCancelRefusal = GoodsRefusal | 'order-unknown' | 'order-moved' | 'refund-reason';

/**
 * The staff cancels lines of an order that is not shipped; if they were paid a refund is requested.
 */
export const cancelOrderLines = staffWrite({
  permission: 'orders.write',
  run: async (
    { services, trx, staff, audit, wake },
    { orderId, version, lines, reason }: LinesCancel,
  ): Promise<Outcome<{ whole: boolean }, LinesCancelRefusal>> => {
    if (!isOrderId(orderId)) return refuse('order-unknown');
    const why = readText(reason, { min: 10, max: 500, lines: 'many' });
    if (!why.ok) return refuse('refund-reason', 'reason');
    wake('send-letters');
    const order = await lockOrder(trx, { id: orderId });
    if (!order) return refuse('order-unknown');
    if (String(order.row.version) !== version) return refuse('order-moved');
    const cancelled = await cancelGoods(trx, services, order, {
      requested: lines,
      by: staff.personId,
      reason: why.value,
    });
    if (!cancelled.ok) return cancelled;
    await audit({
      action: cancelled.value.whole ? 'order.cancelled' : 'order.part-cancelled',
      subject: orderId,
      details: { lines, reason: why.value },
      before: { stage: order.row.stage },
      after: { stage: cancelled.value.whole ? 'cancelled' : order.row.stage },
    });
    return cancelled;
  },
});
