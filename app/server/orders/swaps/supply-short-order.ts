import { isOrderId } from '#core/orders/order-id.ts';
import { waitsShort } from '#core/orders/order-state.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { lockOrder } from '../record/lock-order.ts';
import { closeSwap, lockStock } from '../record/swap-rows.ts';
import { placeShortOrder } from './place-short-order.ts';

export type SupplyRefusal = 'order-unknown' | 'order-moved' | 'still-short';

/** Supplies a short order when its goods (those that are not cancelled) are in stock again. */
export const supplyShortOrder = staffWrite({
  permission: 'orders.write',
  run: async (
    { services, trx, staff, audit, wake },
    orderId: string,
  ): Promise<Outcome<null, SupplyRefusal>> => {
    if (!isOrderId(orderId)) return refuse('order-unknown');
    wake('send-letters');
    const order = await lockOrder(trx, { id: orderId });
    if (!order) return refuse('order-unknown');
    if (!waitsShort(order.row)) return refuse('order-moved');
    // What is held for a swap offer is free for the order itself.
    await lockStock(trx, order);
    await closeSwap(trx, order, { state: 'closed', by: staff.personId, at: services.clock() });
    if (!(await placeShortOrder(trx, services, order))) return refuse('still-short');
    await audit({
      action: 'order.supplied',
      subject: orderId,
      before: { stage: 'short' },
      after: { stage: 'placed' },
    });
    return accept(null);
  },
});
