import { type Paise, paise } from '#core/money/paise.ts';
import type { Services } from '../services.ts';
import { type PurchaseRef, purchaseTables } from './purchase.ts';

export type OrderedPurchase = PurchaseRef & { total: Paise; currency: string };

/**
 * The gateway's order of a purchase, created if missing; null when the gateway gives none now. Two
 * concurrent calls may both create one; only the first that is stored is used.
 */
export async function ensureOrder(services: Services, purchase: OrderedPurchase): Promise<string | null> {
  const orderId = await askForOrder(services, purchase);
  if (orderId === null) return null;
  const { db, payments } = services;
  const { id } = purchase;
  const table = purchaseTables[purchase.kind];
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

/** A new gateway order, not yet stored; null when the gateway gives none now. */
export async function askForOrder(
  { payments, log }: Pick<Services, 'payments' | 'log'>,
  { id, total, currency }: Omit<OrderedPurchase, 'kind'>,
): Promise<string | null> {
  const order = await payments.createOrder({ receipt: id, amount: paise(total), currency });
  if (order.ok) return order.value.orderId;
  log.warn({ purchase: id, code: order.code }, 'the gateway gave no order');
  return null;
}

/** Stored with the purchase: events of another account or mode are not about it. */
export function orderColumns({ account, mode }: Services['payments'], orderId: string) {
  return { gateway_order_id: orderId, gateway_account: account, gateway_mode: mode };
}
