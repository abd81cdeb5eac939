import { type Selectable, sql, type Transaction } from 'kysely';
import { paise } from '#core/money/paise.ts';
import type { OrdersTable } from '../db/schema/orders.ts';
import type { Database } from '../db/schema.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import type { LockedPurchase } from '../payments/purchase.ts';
import { noteRefund } from '../payments/refund-rows.ts';
import { cancelReturned } from './cancel-returned.ts';
import { creditRefund, creditRest } from './credit-bill.ts';
import type { LockedOrder } from './locked-order.ts';
import { noteGatewayRefund } from './note-gateway-refund.ts';
import { placePaidOrder } from './place-paid-order.ts';

/**
 * The order, locked until the transaction ends: others that pay, pack or cancel it wait. Its lines
 * hardly change.
 */
export async function lockOrder(
  trx: Transaction<Database>,
  by: { id: string } | { orderId: string },
): Promise<LockedOrder | null> {
  const [column, value] =
    'id' in by ? (['orders.id', by.id] as const) : (['orders.gateway_order_id', by.orderId] as const);
  const row = await trx
    .selectFrom('orders')
    .selectAll()
    .where(column, '=', value)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const lines = await trx
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', row.id)
    .orderBy('position')
    .execute();
  const order: LockedOrder = {
    kind: 'order',
    id: row.id,
    row,
    lines,
    state: row.state,
    total: paise(row.total_paise),
    currency: row.currency,
    orderId: row.gateway_order_id,
    account: row.gateway_account,
    gatewayMode: row.gateway_mode,
    createdAt: row.created_at,
    paidAt: row.paid_at,
    ...purchaseHandlers(row),
    settled: (inside, services, snapshot) => placePaidOrder(inside, services, order, snapshot),
  };
  return order;
}

/** The effects of a settlement on an order, whatever its goods do. */
function purchaseHandlers({
  id,
  buyer_email: email,
}: Selectable<OrdersTable>): Pick<
  LockedPurchase,
  'save' | 'allReturned' | 'notifyReturned' | 'returnedElsewhere' | 'refundMoved'
> {
  return {
    save: async (trx, upsert, { set, entry }) => {
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
    allReturned: async (trx, services, snapshot) => {
      await creditRest(trx, services, id, snapshot);
      // Read again: the same settlement may have taken its goods.
      const order = await lockOrder(trx, { id });
      if (order) await cancelReturned(trx, services, order);
    },
    notifyReturned: async (trx, { ids }, { paymentId, amount }) => {
      if (!email) return;
      const letter = { kind: 'order-returned', orderId: id, paymentId, amount } as const;
      await queueLetter(trx, ids, {
        to: email,
        causeKey: `payment-returned:${paymentId}:${amount}`,
        letter,
      });
    },
    returnedElsewhere: (trx, services, refund) => noteGatewayRefund(trx, services, id, refund),
    refundMoved: async (trx, services, refund) => {
      await noteRefund(trx, services, {
        purchase: { kind: 'order', id },
        kind: `refund-${refund.state}`,
        paymentId: refund.paymentId,
        amount: refund.amount,
        note: null,
      });
      if (refund.state === 'processed') await creditRefund(trx, services, refund.id);
    },
  };
}
