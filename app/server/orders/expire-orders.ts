import { isOpen, openStates } from '#core/payments/money-state.ts';
import { givingWindows } from '#core/payments/settle.ts';
import { releaseHold } from '../bookings/release-hold.ts';
import { stockPool } from '../bookings/stock-pool.ts';
import type { Job } from '../jobs/job.ts';
import { askGateway } from '../payments/ask-gateway.ts';
import type { Services } from '../services.ts';
import { lockOrder } from './lock-order.ts';
import { moveOrder } from './move-order.ts';

/**
 * Closes orders that nobody paid, once no late authorisation can come any more and the gateway has said that there is
 * no money. Their goods were given back long before (release-expired-holds). What is paid at the counter stays open.
 */
export const expireOrders: Job = {
  name: 'expire-orders',
  everySeconds: 600,
  run: async (services, stopping) => {
    const { payableFor, lateAuthorisation } = givingWindows;
    const overdue = await services.db
      .selectFrom('orders')
      .select(['id', 'order_id'])
      .where('state', 'in', openStates)
      .where('pay_by', '=', 'gateway')
      .where('created_at', '<', new Date(services.clock().getTime() - payableFor - lateAuthorisation))
      .orderBy('created_at')
      .limit(200)
      .execute();
    for (const { id, order_id } of overdue) {
      if (stopping.aborted) return;
      const answer = order_id === null ? 'answered' : await askGateway(services, order_id);
      // 'declined': the gateway does not know the order (any more), so there is no money under it.
      if (answer === 'answered' || answer === 'declined') await expire(services, id);
    }
  },
};

async function expire({ db, clock }: Services, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, { id });
    if (!order || !isOpen(order.state)) return;
    await releaseHold(trx, { pool: stockPool, holder: id, now: clock() });
    await moveOrder(trx, { id, at: clock(), kind: 'expired', state: 'expired', stage: 'cancelled' });
  });
}
