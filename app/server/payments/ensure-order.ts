import { type Paise, paise } from '#core/money/paise.ts';
import type { Services } from '../services.ts';

export type OrderedDonation = { id: string; total: Paise; currency: string };

/**
 * The gateway's order of a donation, made where there is none yet; null when the gateway does not give one now.
 * Two that ask at once both get an order of the gateway, and the first that is stored is the only one that is used.
 */
export async function ensureOrder(
  { db, payments, log }: Services,
  { id, total, currency }: OrderedDonation,
): Promise<string | null> {
  const order = await payments.createOrder({ receipt: id, amount: paise(total), currency });
  if (!order.ok) {
    log.warn({ donation: id, code: order.code }, 'the gateway gave no order');
    return null;
  }
  const { orderId } = order.value;
  const stored = await db
    .updateTable('donations')
    .set({ order_id: orderId, gateway_account: payments.account, gateway_mode: payments.mode })
    .where('id', '=', id)
    .where('order_id', 'is', null)
    .executeTakeFirst();
  if (stored.numUpdatedRows > 0n) return orderId;
  const known = await db.selectFrom('donations').select('order_id').where('id', '=', id).executeTakeFirst();
  return known?.order_id ?? null;
}
