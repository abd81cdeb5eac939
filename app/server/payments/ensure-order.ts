import { type Paise, paise } from '#core/money/paise.ts';
import type { Services } from '../services.ts';
import type { PurchaseRef } from './purchase.ts';

export type OrderedPurchase = PurchaseRef & { total: Paise; currency: string };

/**
 * The gateway's order of a purchase, made where there is none yet; null when the gateway does not give one now.
 * Two that ask at once both get an order of the gateway, and the first that is stored is the only one that is used.
 */
export async function ensureOrder(services: Services, purchase: OrderedPurchase): Promise<string | null> {
  const orderId = await askForOrder(services, purchase);
  if (orderId === null) return null;
  const { db, payments } = services;
  const { id } = purchase;
  const table = purchase.kind === 'donation' ? 'donations' : 'orders';
  const stored = await db
    .updateTable(table)
    .set(orderColumns(payments, orderId))
    .where('id', '=', id)
    .where('gateway_order_id', 'is', null)
    .executeTakeFirst();
  if (stored.numUpdatedRows > 0n) return orderId;
  const known = await db.selectFrom(table).select('gateway_order_id').where('id', '=', id).executeTakeFirst();
  return known?.gateway_order_id ?? null;
}

/** A new order of the gateway, not yet stored; null when it does not give one now. */
export async function askForOrder(
  { payments, log }: Pick<Services, 'payments' | 'log'>,
  { id, total, currency }: Omit<OrderedPurchase, 'kind'>,
): Promise<string | null> {
  const order = await payments.createOrder({ receipt: id, amount: paise(total), currency });
  if (order.ok) return order.value.orderId;
  log.warn({ purchase: id, code: order.code }, 'the gateway gave no order');
  return null;
}

/** What a purchase keeps of its order: events of another account or mode are not about it. */
export function orderColumns({ account, mode }: Services['payments'], orderId: string) {
  return { gateway_order_id: orderId, gateway_account: account, gateway_mode: mode };
}
