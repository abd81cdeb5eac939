import { cashBarOn } from '#core/money/cash-rules.ts';
import { paise } from '#core/money/paise.ts';
import { isOrderId } from '#core/orders/order-id.ts';
import { isOpen } from '#core/purchases/money-state.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import { manualSnapshot } from '#server/purchases/manual-snapshot.ts';
import { settlePayment } from '#server/purchases/settle-payment.ts';
import { staffVerb } from '#server/write/staff-write.ts';
import { lockOrder } from '../record/lock-order.ts';

export type CounterRefusal = 'order-unknown' | 'order-moved' | 'cash-barred';

/**
 * Records the payment at the shop's counter when the goods are fetched. It settles the order as
 * every payment does.
 */
export const takeCounterPayment = staffVerb({
  permission: 'orders.write',
  run: async (
    { services, staff },
    { orderId, mode }: { orderId: string; mode: string },
  ): Promise<Outcome<null, CounterRefusal>> => {
    if (!isOrderId(orderId)) return refuse('order-unknown');
    const order = await services.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId)
      .executeTakeFirst();
    if (order?.pay_by !== 'pickup') return refuse('order-unknown');
    if (!isOpen(order.state)) return refuse('order-moved');
    const bar = mode === 'cash' ? cashBarOn(templeDay(services.clock())) : null;
    if (bar && order.total_paise >= bar.barredFrom) return refuse('cash-barred');
    const settled = await settlePayment(services, {
      purchase: { kind: 'order', id: orderId },
      event: null,
      snapshot: manualSnapshot({
        // One counter payment an order: a second press finds it.
        paymentId: `counter_${orderId.slice(4)}`,
        mode: mode === 'cash' ? 'cash' : 'upi',
        amount: paise(order.total_paise),
        capturedAt: services.clock(),
      }),
      first: async (trx) => {
        // Cancelled while the coins were counted: they go back over the counter, not into the
        // ledger.
        const now = await lockOrder(trx, { id: orderId });
        if (!now || !isOpen(now.state)) return false;
        await writeAudit(trx, services, staff, {
          action: 'order.paid-at-counter',
          subject: orderId,
          details: { mode, paise: order.total_paise },
        });
        return true;
      },
    });
    return settled.outcome === 'changed' ? accept(null) : refuse('order-moved');
  },
});
