import { isOrderId } from '#core/orders/order-id.ts';
import { buyerMayCancel, mayBeCancelled } from '#core/orders/order-state.ts';
import { type Outcome, refuse } from '#core/result.ts';
import { readShopRules } from '#server/bills/read-shop-rules.ts';
import type { Services } from '#server/services.ts';
import { inTransaction } from '#server/write/in-transaction.ts';
import { lockOrder } from '../record/lock-order.ts';
import { cancelGoods, type GoodsRefusal } from './cancel-goods.ts';

export type OwnCancelRefusal = GoodsRefusal | 'unknown-order' | 'cancel-not-allowed';

/**
 * The buyer cancels before the goods are packed, where the shop's settings allow it; an unpaid
 * order may always be cancelled. The caller has verified the buyer (order-proof.ts).
 */
export async function cancelOwnOrder(
  services: Services,
  orderId: string,
): Promise<Outcome<{ whole: boolean }, OwnCancelRefusal>> {
  if (!isOrderId(orderId)) return refuse('unknown-order');
  return inTransaction(
    services,
    async ({ trx, wake }): Promise<Outcome<{ whole: boolean }, OwnCancelRefusal>> => {
      const order = await lockOrder(trx, { id: orderId });
      if (!order) return refuse('unknown-order');
      const { stage, state: money } = order.row;
      const { buyerCancels } = await readShopRules(trx);
      if (!mayBeCancelled(money)) return refuse('money-in-review');
      if (!buyerMayCancel({ money, stage }, buyerCancels))
        return refuse(stage === 'placed' ? 'cancel-not-allowed' : 'cancel-too-late');
      wake('send-letters');
      return cancelGoods(trx, services, order, {
        requested: null,
        by: 'buyer',
        reason: 'Cancelled by the buyer',
      });
    },
  );
}
