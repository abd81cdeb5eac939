import { counterOrderDays, notCollectedReason } from '#core/orders/counter.ts';
import { isOpen, openStates } from '#core/purchases/money-state.ts';
import { releaseHold } from '#server/bookings/release-hold.ts';
import { stockPool } from '#server/bookings/stock-pool.ts';
import type { Job } from '#server/jobs/job.ts';
import { expireUnpaid, listUnpaid } from '#server/purchases/expire-unpaid.ts';
import type { Services } from '#server/services.ts';
import { cancelGoods } from '../cancellations/cancel-goods.ts';
import { lockOrder } from '../record/lock-order.ts';
import { moveOrder } from '../record/move-order.ts';

/**
 * Expires unpaid orders, whose goods were released long before (release-expired-holds.ts).
 * Counter orders go back to stock when nobody fetched them in time.
 */
export const expireOrders: Job = {
  name: 'expire-orders',
  everySeconds: 600,
  run: async (services, stopping) => {
    await expireUnpaid(services, stopping, {
      list: (before) => listUnpaid(services, 'orders', before),
      expire: (id) => expire(services, id),
    });
    await endCounterOrders(services, stopping);
  },
};

/**
 * Counted from the last step of the order: who was notified that it is ready has the whole time
 * from then on.
 */
async function endCounterOrders(services: Services, stopping: AbortSignal): Promise<void> {
  const { db, clock } = services;
  const overdue = await db
    .selectFrom('orders')
    .innerJoin('order_events', 'order_events.order_id', 'orders.id')
    .select('orders.id')
    .where('orders.state', 'in', openStates)
    .where('pay_by', '=', 'pickup')
    .groupBy('orders.id')
    .having(({ fn }) => fn.max('order_events.at'), '<', new Date(clock().getTime() - counterOrderDays * day))
    .limit(200)
    .execute();
  for (const { id } of overdue) {
    if (stopping.aborted) return;
    await db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, { id });
      if (!order || !isOpen(order.state)) return;
      await cancelGoods(trx, services, order, {
        requested: null,
        by: 'site',
        reason: notCollectedReason,
      });
    });
  }
  if (overdue.length > 0) services.wakeups.wake('send-letters');
}

const day = 24 * 60 * 60 * 1_000;

async function expire({ db, clock }: Services, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, { id });
    if (!order || !isOpen(order.state)) return;
    await releaseHold(trx, { pool: stockPool, holder: id, now: clock() });
    await moveOrder(trx, { id, at: clock(), kind: 'expired', state: 'expired', stage: 'cancelled' });
  });
}
