import { readText } from '#core/fields/text.ts';
import { isOrderId } from '#core/orders/order-id.ts';
import { isUnpaid, mayMove, type OrderStage } from '#core/orders/order-state.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { lockOrder } from '../record/lock-order.ts';
import { moveOrder } from '../record/move-order.ts';
import { notifyBuyer } from '../record/notify-buyer.ts';

/** As typed by the staff. Courier and tracking number are required for shipping. */
export type Advance = { orderId: string; to: string; courier: string; tracking: string };
export type AdvanceRefusal = 'order-unknown' | 'order-moved' | 'order-unpaid' | 'courier-needed';

const steps = ['packed', 'shipped', 'delivered'] as const satisfies readonly OrderStage[];

/**
 * One step of the goods: packed, given to the courier with its number, delivered or fetched. If
 * somebody else moved it meanwhile, it is refused. A counter order must be paid before it is handed
 * over.
 */
export const advanceOrder = staffWrite({
  permission: 'orders.write',
  run: async (
    { services, trx, audit, wake },
    { orderId, to, courier, tracking }: Advance,
  ): Promise<Outcome<null, AdvanceRefusal>> => {
    const stage = steps.find((one) => one === to);
    if (!stage || !isOrderId(orderId)) return refuse('order-unknown');
    const carrier = readText(courier, { min: 2, max: 60 });
    const number = readText(tracking, { min: 3, max: 60 });
    if (stage === 'shipped' && !(carrier.ok && number.ok)) return refuse('courier-needed');
    wake('send-letters');
    const order = await lockOrder(trx, { id: orderId });
    if (!order) return refuse('order-unknown');
    const { row } = order;
    if (!mayMove(row.stage, stage)) return refuse('order-moved');
    if (stage !== 'packed' && isUnpaid(row.state)) return refuse('order-unpaid');
    const shipped =
      stage === 'shipped' && carrier.ok && number.ok
        ? { set: { courier: carrier.value, tracking: number.value } }
        : {};
    await moveOrder(trx, { id: orderId, at: services.clock(), kind: stage, stage, ...shipped });
    await notifyBuyer(trx, services, row, stage);
    await audit({
      action: `order.${stage}`,
      subject: orderId,
      before: { stage: row.stage, courier: row.courier, tracking: row.tracking },
      after: { stage, courier: row.courier, tracking: row.tracking, ...shipped.set },
    });
    return accept(null);
  },
});
