import type { Permission } from '#core/people/roles.ts';
import type { PurchaseRef } from './purchase.ts';

/** Who may ask that a payment of a kind goes back, and who may be the second to decide. */
export const refundPermissions: Record<PurchaseRef['kind'], Permission> = {
  donation: 'donations.refund',
  order: 'orders.refund',
  stay: 'stays.refund',
  seat: 'seats.refund',
  pass: 'passes.refund',
};
