import { isOrderId } from '#core/orders/order-id.ts';
import { waitsShort } from '#core/orders/order-state.ts';
import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { rollBackOnRefusal } from '../db/roll-back-on-refusal.ts';
import type { Services } from '../services.ts';
import { lockOrder } from './lock-order.ts';
import { placeShortOrder } from './place-short-order.ts';
import { closeSwap, lockStock } from './swap-rows.ts';

export type SupplyRefusal = 'not-allowed' | 'order-unknown' | 'order-moved' | 'still-short';

/** Supplies a short order when its goods (those that are not cancelled) are in stock again. */
export async function supplyShortOrder(
  services: Services,
  viewer: Viewer,
  orderId: string,
): Promise<Outcome<null, SupplyRefusal>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'orders.write')) return refuse('not-allowed');
  if (!isOrderId(orderId)) return refuse('order-unknown');
  const outcome = await rollBackOnRefusal(services.db, async (trx): Promise<Outcome<null, SupplyRefusal>> => {
    const order = await lockOrder(trx, { id: orderId });
    if (!order) return refuse('order-unknown');
    if (!waitsShort(order.row)) return refuse('order-moved');
    // What is held for a swap offer is free for the order itself.
    await lockStock(trx, order);
    await closeSwap(trx, order, { state: 'closed', by: viewer.personId, at: services.clock() });
    if (!(await placeShortOrder(trx, services, order))) return refuse('still-short');
    await writeAudit(trx, services, viewer, {
      action: 'order.supplied',
      subject: orderId,
      before: { stage: 'short' },
      after: { stage: 'placed' },
    });
    return accept(null);
  });
  if (outcome.ok) services.wakeups.wake('send-letters');
  return outcome;
}
