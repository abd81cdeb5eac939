import { donationCart, shopCart } from '#site/shared/use-carts.ts';

const keys = { donation: 'cart-gift', order: 'cart-order' };

/**
 * The donation or order that a cart became, for this tab. Without storage the cart stays and can be
 * cleared by hand.
 */
export function rememberCartPurchase(id: string): void {
  try {
    sessionStorage.setItem(keys[kindOf(id)], id);
  } catch {
    // no storage
  }
}

/** It is paid: if it came from the cart, the cart is emptied. */
export function clearCartOf(id: string): void {
  const kind = kindOf(id);
  try {
    if (sessionStorage.getItem(keys[kind]) !== id) return;
    sessionStorage.removeItem(keys[kind]);
  } catch {
    return;
  }
  if (kind === 'donation') donationCart.change(() => []);
  else shopCart.change(() => []);
}

/** An id's prefix names its kind (services.ids). */
function kindOf(id: string): keyof typeof keys {
  return id.startsWith('ord_') ? 'order' : 'donation';
}
