import type { Transaction } from '../db/schema.ts';
import type { Services } from '../services.ts';
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
  if ('id' in by) return purchaseKinds[by.kind].lock(trx, by);
  const { orderId } = by;
  if (orderId === null) return null;
  for (const kind of Object.values(purchaseKinds)) {
    const found = await kind.lock(trx, { orderId });
    if (found) return found;
  }
  return null;
}
