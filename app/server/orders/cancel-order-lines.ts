import { readText } from '#core/fields/text.ts';
import type { TakenBack } from '#core/orders/bill.ts';
import { isOrderId } from '#core/orders/order-id.ts';
import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { type Outcome, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Services } from '../services.ts';
import { cancelGoods, type GoodsRefusal } from './cancel-goods.ts';
import { lockOrder } from './lock-order.ts';

/** `lines` null: all that is left. `version`: of the order as the staff saw it. */
export type LinesCancel = { orderId: string; version: string; lines: TakenBack[] | null; reason: string };
export type LinesCancelRefusal =
  | GoodsRefusal
  | 'not-allowed'
  | 'order-unknown'
  | 'order-moved'
  | 'refund-reason';

/**
 * The staff cancels lines of an order that is not shipped; if they were paid a refund is requested.
 */
export async function cancelOrderLines(
  services: Services,
  viewer: Viewer,
  { orderId, version, lines, reason }: LinesCancel,
): Promise<Outcome<{ whole: boolean }, LinesCancelRefusal>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'orders.write')) return refuse('not-allowed');
  if (!isOrderId(orderId)) return refuse('order-unknown');
  const why = readText(reason, { min: 10, max: 500, lines: 'many' });
  if (!why.ok) return refuse('refund-reason', 'reason');
  const outcome = await services.db
    .transaction()
    .execute(async (trx): Promise<Outcome<{ whole: boolean }, LinesCancelRefusal>> => {
      const order = await lockOrder(trx, { id: orderId });
      if (!order) return refuse('order-unknown');
      if (String(order.row.version) !== version) return refuse('order-moved');
      const cancelled = await cancelGoods(trx, services, order, {
        requested: lines,
        by: viewer.personId,
        reason: why.value,
      });
      if (!cancelled.ok) return cancelled;
      await writeAudit(trx, services, viewer, {
        action: cancelled.value.whole ? 'order.cancelled' : 'order.part-cancelled',
        subject: orderId,
        details: { lines, reason: why.value },
        before: { stage: order.row.stage },
        after: { stage: cancelled.value.whole ? 'cancelled' : order.row.stage },
      });
      return cancelled;
    });
  if (outcome.ok) services.wakeups.wake('send-letters');
  return outcome;
}
