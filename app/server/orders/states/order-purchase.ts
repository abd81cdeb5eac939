import { type Selectable, sql } from 'kysely';
import { isOrderId } from '#core/orders/order-id.ts';
import { heldForPaying, mayPayNow } from '#core/orders/pay-window.ts';
import { accept, refuse } from '#core/result.ts';
import { holdUnits } from '#server/bookings/hold-units.ts';
import { stockPool } from '#server/bookings/stock-pool.ts';
import type { OrdersTable } from '#server/db/schema/orders.ts';
import type { PayablePurchase } from '#server/purchases/purchase.ts';
import { purchaseFields } from '#server/purchases/purchase-fields.ts';
import type { PurchaseKind } from '#server/purchases/purchase-kind.ts';
import { queueReturned } from '#server/purchases/queue-returned.ts';
import type { Services } from '#server/services.ts';
import { creditRefund, creditRest } from '../bills/credit-bill.ts';
import { cancelReturned } from '../cancellations/cancel-returned.ts';
import { lockOrder } from '../record/lock-order.ts';
import type { LockedOrder } from '../record/locked-order.ts';
import { noteGatewayRefund } from '../refunds/note-gateway-refund.ts';
import { placePaidOrder } from './place-paid-order.ts';

/** With less than this left of the hold, the buyer has to press before being sent to pay. */
const enoughMinutes = 5;

/** An order is a purchase of goods, which are held while it is paid and billed when it is. */
export const orderPurchase: PurchaseKind<Services, LockedOrder> = {
  lock: lockOrder,

  async save(trx, id, upsert, { set, entry }) {
    await trx
      .with('saved_payment', () => upsert)
      .with('moved', (query) =>
        query
          .updateTable('orders')
          .set({ ...set, version: sql`version + 1` })
          .where('id', '=', id),
      )
      .insertInto('order_events')
      .values({ order_id: id, ...entry })
      .execute();
  },

  async note(trx, id, entry) {
    await trx
      .insertInto('order_events')
      .values({ order_id: id, ...entry })
      .execute();
  },

  settled: placePaidOrder,

  async allReturned(trx, services, { id }, snapshot) {
    await creditRest(trx, services, id, snapshot);
    // Read again: the same settlement may have taken its goods.
    const order = await lockOrder(trx, { id });
    if (order) await cancelReturned(trx, services, order);
  },

  async notifyReturned(trx, { ids }, { id, row }, { paymentId, amount }) {
    const letter = { kind: 'order-returned', orderId: id, paymentId, amount } as const;
    await queueReturned(trx, ids, { ...row, email: row.buyer_email }, { paymentId, amount, letter });
  },

  returnedElsewhere: (trx, services, { id }, refund) => noteGatewayRefund(trx, services, id, refund),

  async refundMoved(trx, services, { id, state }) {
    if (state === 'processed') await creditRefund(trx, services, id);
  },

  /** 'hold-over' where the time of the hold is up or nearly. */
  async findPayable({ db, clock }, id) {
    if (!isOrderId(id)) return refuse('unknown-purchase');
    const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return refuse('unknown-purchase');
    if (!mayPayNow(row, clock())) return refuse('not-payable');
    const enough = new Date(clock().getTime() + enoughMinutes * 60_000);
    const unheld = await db
      .selectFrom('order_lines as line')
      .leftJoin('holds', (join) =>
        join
          .onRef('holds.holder', '=', 'line.order_id')
          .onRef('holds.unit_id', '=', 'line.variant_id')
          .on('holds.pool', '=', stockPool.name)
          .on('holds.state', '=', 'held')
          .on('holds.until', '>', enough),
      )
      .select(({ fn }) => fn.countAll<number>().filterWhere('holds.holder', 'is', null).as('missing'))
      .where('line.order_id', '=', id)
      .executeTakeFirstOrThrow();
    return Number(unheld.missing) > 0 ? refuse('hold-over') : accept(toPayable(row));
  },

  /**
   * For another quarter of an hour, or as long as the office's link is open; 'sold-out' when the
   * first hold expired and the goods are gone.
   */
  async hold({ trx, services: { clock } }, id) {
    if (!isOrderId(id)) return refuse('unknown-purchase');
    const order = await lockOrder(trx, { id });
    if (!order) return refuse('unknown-purchase');
    const now = clock();
    if (!mayPayNow(order.row, now)) return refuse('not-payable');
    const requested = order.lines.map(({ variant_id, quantity }) => ({ unitId: variant_id, quantity }));
    const holding = { pool: stockPool, holder: id, now };
    const held = await holdUnits(trx, holding, requested, heldForPaying(order.row, now));
    return held.ok ? accept(toPayable(order.row)) : refuse('sold-out');
  },
};

function toPayable(row: Selectable<OrdersTable>): PayablePurchase {
  return {
    kind: 'order',
    ...purchaseFields(row),
    description: `Order ${row.number}`,
    payer: { name: row.buyer_name, email: row.buyer_email, phone: row.buyer_phone },
  };
}
