import { lockDonation } from './donations/lock-donation.ts';
import { lockOrder } from './orders/lock-order.ts';
import type { LockPurchase } from './payments/purchase.ts';

/** The one place that knows every kind of purchase; wiring.ts hands it to whoever settles payments. */
export const lockPurchase: LockPurchase = async (trx, by) => {
  if ('id' in by) return by.kind === 'donation' ? lockDonation(trx, by) : lockOrder(trx, by);
  const { orderId } = by;
  if (orderId === null) return null;
  return (await lockDonation(trx, { orderId })) ?? lockOrder(trx, { orderId });
};
