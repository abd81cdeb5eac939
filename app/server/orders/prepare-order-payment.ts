import { paise } from '#core/money/paise.ts';
import { isOrderId } from '#core/orders/order-id.ts';
import { mayPayNow } from '#core/orders/pay-window.ts';
import { type Outcome, refuse } from '#core/result.ts';
import { holdUnits } from '../bookings/hold-units.ts';
import { stockPool } from '../bookings/stock-pool.ts';
import { checkoutForm, nobody, type PaymentForm } from '../payments/checkout-form.ts';
import { orderReturnPath } from '../payments/gateway-paths.ts';
import type { Services } from '../services.ts';
import { lockOrder } from './lock-order.ts';

export type OrderPaymentRefusal = 'unknown-order' | 'not-payable' | 'sold-out' | 'gateway-unavailable';

/**
 * How the buyer gets to the gateway's own page. Whoever goes to pay (again) keeps the goods for another quarter of an
 * hour; when the first one ran out and they are gone, 'sold-out' is said before any money moves. The buyer's name and
 * telephone travel along only for who has shown to be the buyer (`known`): anybody with the link may pay.
 */
export async function prepareOrderPayment(
  services: Services,
  orderId: string,
  { known }: { known: boolean },
): Promise<Outcome<PaymentForm, OrderPaymentRefusal>> {
  if (!isOrderId(orderId)) return refuse('unknown-order');
  const held = await services.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, { id: orderId });
    if (!order) return refuse('unknown-order');
    const now = services.clock();
    if (!mayPayNow(order.row, now)) return refuse('not-payable');
    const wishes = order.lines.map(({ variant_id, quantity }) => ({ unitId: variant_id, quantity }));
    const kept = await holdUnits(trx, { pool: stockPool, holder: orderId, now }, wishes);
    return kept.ok ? { ok: true as const, value: order.row } : refuse('sold-out');
  });
  if (!held.ok) return held;
  const row = held.value;
  return checkoutForm(services, {
    kind: 'order',
    id: row.id,
    total: paise(row.total_paise),
    currency: row.currency,
    orderId: row.order_id,
    gatewayMode: row.gateway_mode,
    account: row.gateway_account,
    description: `Order ${row.number}`,
    prefill: known ? { name: row.buyer_name, email: row.buyer_email, phone: row.buyer_phone } : nobody,
    returnPath: orderReturnPath(row.id),
    statusPath: `/status/${row.id}`,
  });
}
