import { href } from 'react-router';
import type { PurchaseRef } from './purchase.ts';

/** The pages of a purchase; `back`: where the gateway sends the payer's browser. */
type PurchasePaths = Record<'status' | 'back', (id: string) => string>;

export const purchasePaths: Record<PurchaseRef['kind'], PurchasePaths> = {
  donation: {
    status: (id) => href('/donationStatus/:id', { id }),
    back: (id) => href('/donation-return/:id', { id }),
  },
  order: {
    status: (id) => href('/status/:id', { id }),
    back: (id) => href('/order-return/:id', { id }),
  },
  stay: {
    status: (id) => href('/stay/booking/:id', { id }),
    back: (id) => href('/stay-return/:id', { id }),
  },
  seat: {
    status: (id) => href('/seat/booking/:id', { id }),
    back: (id) => href('/seat-return/:id', { id }),
  },
  pass: {
    status: (id) => href('/passes/:id', { id }),
    back: (id) => href('/pass-return/:id', { id }),
  },
};
