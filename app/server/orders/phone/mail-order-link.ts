import { mayPayNow } from '#core/orders/pay-window.ts';
import { payLinkAgainMinutes } from '#core/people/limits.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { lockOrder } from '../record/lock-order.ts';
import { notifyBuyer } from '../record/notify-buyer.ts';

type NotMailed = 'order-unknown' | 'pay-link-over' | 'pay-link-no-email' | 'pay-link-just-sent';

/** Sends the link of an order in a letter, in its buyer's language; again some minutes later. */
export const mailOrderLink = staffWrite({
  permission: 'orders.write',
  run: async ({ trx, services, audit, wake }, orderId: string): Promise<Outcome<null, NotMailed>> => {
    const order = await lockOrder(trx, { id: orderId });
    if (!order || order.row.pay_until === null) return refuse('order-unknown');
    const now = services.clock();
    if (!mayPayNow(order.row, now)) return refuse('pay-link-over');
    if (order.row.buyer_email === null) return refuse('pay-link-no-email');
    const soon = new Date(now.getTime() - payLinkAgainMinutes * 60_000);
    const sent = await trx
      .selectFrom('order_events')
      .select('id')
      .where('order_id', '=', orderId)
      .where('kind', '=', 'link-mailed')
      .where('at', '>', soon)
      .executeTakeFirst();
    if (sent) return refuse('pay-link-just-sent');
    await notifyBuyer(trx, services, order.row, 'pay-link', now.toISOString());
    await trx
      .insertInto('order_events')
      .values({ order_id: orderId, at: now, kind: 'link-mailed' })
      .execute();
    await audit({ action: 'order.link-mailed', subject: orderId });
    wake('send-letters');
    return accept(null);
  },
});
