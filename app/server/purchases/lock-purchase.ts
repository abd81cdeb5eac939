import type { Transaction } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { findPurchase } from './find-purchase.ts';
import type { LockedPurchase, PurchaseRef } from './purchase.ts';

/**
 * Locks a purchase by its own id, or by the gateway's order under which it is paid: orders of the
 * gateway are never shared. null: there is none.
 */
export async function lockPurchase(
  trx: Transaction,
  { purchaseKinds }: Pick<Services, 'purchaseKinds'>,
  by: PurchaseRef | { orderId: string | null },
): Promise<LockedPurchase | null> {
  const purchase = 'id' in by ? by : await findPurchase(trx, by.orderId);
  return purchase && purchaseKinds[purchase.kind].lock(trx, purchase);
}
