import { donationPurchase } from './donations/donation-purchase.ts';
import { payingMemberships } from './membership/donations-of-members.ts';
import { orderPurchase } from './orders/states/order-purchase.ts';
import { passPurchase } from './passes/states/pass-purchase.ts';
import type { PurchaseKinds } from './purchases/purchase-kind.ts';
import { seatPurchase } from './seats/states/seat-purchase.ts';
import type { Services } from './services.ts';
import { stayPurchase } from './stay/states/stay-purchase.ts';

/** Everything that can be bought; wiring.ts hands it to the verbs of purchases. */
export const purchaseKinds: PurchaseKinds<Services> = {
  donation: payingMemberships(donationPurchase),
  order: orderPurchase,
  stay: stayPurchase,
  seat: seatPurchase,
  pass: passPurchase,
};
