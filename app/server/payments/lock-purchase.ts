import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { lockDonation } from '../donations/lock-donation.ts';
import { lockOrder } from '../orders/lock-order.ts';
import type { LockedPurchase, PurchaseRef } from './purchase.ts';

/**
 * By its own id, or by the gateway order under which it is paid. Gateway orders are never shared.
 */
export async function lockPurchase(
  trx: Transaction<Database>,
  by: PurchaseRef | { orderId: string | null },
): Promise<LockedPurchase | null> {
  if ('id' in by) return by.kind === 'donation' ? lockDonation(trx, by) : lockOrder(trx, by);
  const { orderId } = by;
  if (orderId === null) return null;
  return (await lockDonation(trx, { orderId })) ?? lockOrder(trx, { orderId });
}
