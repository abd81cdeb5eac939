import { href } from 'react-router';
import { type PurchaseRef, purchaseNames } from './purchase.ts';

/** The pages of a purchase; `back`: where the gateway sends the payer's browser. */
type PurchasePaths = Record<'pay' | 'status' | 'back', (id: string) => string>;

export const purchasePaths: Record<PurchaseRef['kind'], PurchasePaths> = {
  donation: {
    pay: (id) => href('/donation-checkout/pay/:id', { id }),
    status: (id) => href('/donationStatus/:id', { id }),
    back: (id) => href('/donation-return/:id', { id }),
  },
  order: {
    pay: (id) => href('/checkout/pay/:id', { id }),
    status: (id) => href('/status/:id', { id }),
    back: (id) => href('/order-return/:id', { id }),
  },
  stay: {
    pay: (id) => href('/stay/pay/:id', { id }),
    status: (id) => href('/stay/booking/:id', { id }),
    back: (id) => href('/stay-return/:id', { id }),
  },
  seat: {
    pay: (id) => href('/seat/pay/:id', { id }),
    status: (id) => href('/seat/booking/:id', { id }),
    back: (id) => href('/seat-return/:id', { id }),
  },
  pass: {
    pay: (id) => href('/passes/pay/:id', { id }),
    status: (id) => href('/passes/:id', { id }),
    back: (id) => href('/pass-return/:id', { id }),
  },
};

/** The kinds by the first part of the address to which the gateway sends their payers back. */
const returns = new Map(purchaseNames.map((kind) => [firstPart(purchasePaths[kind].back('any')), kind]));

/**
 * What was paid for where the gateway sends the payer to this path; null: it sends nobody there.
 */
export function kindOfReturn(path: string): PurchaseRef['kind'] | null {
  return returns.get(firstPart(path)) ?? null;
}

/** How the addresses of the status pages of a kind begin: '/stay/booking/'. */
export function statusBeginning(kind: PurchaseRef['kind']): string {
  return purchasePaths[kind].status('any').replace(/any$/, '');
}

function firstPart(path: string): string {
  return path.split('/', 2)[1] ?? '';
}
