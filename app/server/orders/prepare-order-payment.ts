import type { Selectable } from 'kysely';
import { paise } from '#core/money/paise.ts';
import { isOrderId } from '#core/orders/order-id.ts';
import { mayPayNow } from '#core/orders/pay-window.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { holdUnits } from '../bookings/hold-units.ts';
import { stockPool } from '../bookings/stock-pool.ts';
import type { OrdersTable } from '../db/schema/orders.ts';
import { checkoutForm, nobody, type PaymentForm } from '../payments/checkout-form.ts';
import { ensureOrder } from '../payments/ensure-order.ts';
import { orderReturnPath } from '../payments/gateway-paths.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../write/in-transaction.ts';
import { lockOrder } from './lock-order.ts';

export type OrderPaymentRefusal = 'unknown-order' | 'not-payable' | 'sold-out' | 'gateway-unavailable';

/** With less than this left of the hold, the buyer has to press before being sent to pay. */
const enoughMinutes = 5;

type Payer = {
  /** For a proven buyer: name and telephone are sent along. Anybody with the link may pay. */
  known: boolean;
};

/**
 * The form to the gateway's pay page while the goods are held for long enough to pay. Read only:
 * 'hold-over' where the time is up or nearly, 'gateway-unavailable' where there is no gateway order
 * yet; `prepareOrderPayment` fixes both when the buyer presses.
 */
export async function findOrderPaymentForm(
  services: Services,
  orderId: string,
  payer: Payer,
): Promise<Outcome<PaymentForm, Exclude<OrderPaymentRefusal, 'sold-out'> | 'hold-over'>> {
  if (!isOrderId(orderId)) return refuse('unknown-order');
  const { db, clock } = services;
  const row = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();
  if (!row) return refuse('unknown-order');
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
    .where('line.order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (Number(unheld.missing) > 0) return refuse('hold-over');
  return formOf(services, row, payer);
}

/**
 * The same when the buyer presses to pay. The goods are held for another quarter of an hour; when
 * the first hold expired and they are gone, the answer is 'sold-out' before any money moves.
 * Creates the gateway's order if missing.
 */
export async function prepareOrderPayment(
  services: Services,
  orderId: string,
  payer: Payer,
): Promise<Outcome<PaymentForm, OrderPaymentRefusal>> {
  if (!isOrderId(orderId)) return refuse('unknown-order');
  const held = await inTransaction(services, async ({ trx }) => {
    const order = await lockOrder(trx, { id: orderId });
    if (!order) return refuse('unknown-order');
    const now = services.clock();
    if (!mayPayNow(order.row, now)) return refuse('not-payable');
    const requested = order.lines.map(({ variant_id, quantity }) => ({ unitId: variant_id, quantity }));
    const renewed = await holdUnits(trx, { pool: stockPool, holder: orderId, now }, requested);
    return renewed.ok ? accept(order.row) : refuse('sold-out');
  });
  if (!held.ok) return held;
  const row = held.value;
  if (row.gateway_order_id !== null) return formOf(services, row, payer);
  const { mode: gateway_mode, account: gateway_account } = services.payments;
  const { id, currency } = row;
  const gateway_order_id = await ensureOrder(services, {
    kind: 'order',
    id,
    total: paise(row.total_paise),
    currency,
  });
  return formOf(services, { ...row, gateway_order_id, gateway_mode, gateway_account }, payer);
}

function formOf(services: Services, row: Selectable<OrdersTable>, { known }: Payer) {
  return checkoutForm(services, {
    kind: 'order',
    id: row.id,
    total: paise(row.total_paise),
    currency: row.currency,
    orderId: row.gateway_order_id,
    gatewayMode: row.gateway_mode,
    account: row.gateway_account,
    description: `Order ${row.number}`,
    prefill: known ? { name: row.buyer_name, email: row.buyer_email, phone: row.buyer_phone } : nobody,
    returnPath: orderReturnPath(row.id),
    statusPath: `/status/${row.id}`,
  });
}
