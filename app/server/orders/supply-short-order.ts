import { isOrderId } from '#core/orders/order-id.ts';
import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { confirmHold } from '../bookings/confirm-hold.ts';
import { holdUnits } from '../bookings/hold-units.ts';
import { stockPool } from '../bookings/stock-pool.ts';
import { writeAudit } from '../people/write-audit.ts';
import type { Services } from '../services.ts';
import { billOrder } from './bill-order.ts';
import { lockOrder } from './lock-order.ts';
import { moveOrder } from './move-order.ts';
import { tellBuyer } from './tell-buyer.ts';

export type SupplyRefusal = 'not-allowed' | 'order-unknown' | 'order-moved' | 'still-short';

/** A paid order that was short, when its goods lie on the shelf again: taken and billed as it would have been then. */
export async function supplyShortOrder(
  services: Services,
  viewer: Viewer,
  orderId: string,
): Promise<Outcome<null, SupplyRefusal>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'orders.write')) return refuse('not-allowed');
  if (!isOrderId(orderId)) return refuse('order-unknown');
  const outcome = await services.db
    .transaction()
    .execute(async (trx): Promise<Outcome<null, SupplyRefusal>> => {
      const order = await lockOrder(trx, { id: orderId });
      if (!order) return refuse('order-unknown');
      const refunds = await trx
        .selectFrom('refunds')
        .select('id')
        .where('shop_order_id', '=', orderId)
        .where('state', 'not in', ['declined', 'failed'])
        .execute();
      // What was taken out of it is owed back, also where its refund was declined: it is no longer supplied whole.
      const less = refunds.length > 0 || order.lines.some(({ cancelled }) => cancelled > 0);
      if (order.row.stage !== 'short' || less) return refuse('order-moved');
      const holding = { pool: stockPool, holder: orderId, now: services.clock() };
      const wishes = order.lines.map(({ variant_id, quantity }) => ({ unitId: variant_id, quantity }));
      if (!(await holdUnits(trx, holding, wishes)).ok) return refuse('still-short');
      await confirmHold(trx, holding);
      const payment = await trx
        .selectFrom('payments')
        .selectAll()
        .where('shop_order_id', '=', orderId)
        .where('role', '=', 'settling')
        .executeTakeFirstOrThrow();
      await moveOrder(trx, { id: orderId, at: holding.now, kind: 'placed', stage: 'placed' });
      await billOrder(trx, services, order, {
        paymentId: payment.id,
        mode: payment.mode,
        capturedAt: payment.captured_at,
      });
      await tellBuyer(trx, services, order.row, 'paid');
      await writeAudit(trx, services, viewer, {
        action: 'order.supplied',
        subject: orderId,
        before: { stage: 'short' },
        after: { stage: 'placed' },
      });
      return accept(null);
    });
  if (outcome.ok) services.alarm.wake('send-letters');
  return outcome;
}
