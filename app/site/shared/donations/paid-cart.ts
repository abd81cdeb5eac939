import { donationCart, shopCart } from '../use-carts.ts';

const keys = { donation: 'cart-gift', order: 'cart-order' };

/** The gift or order that a cart became, for this tab. Without storage the cart stays and can be cleared by hand. */
export function rememberCartPurchase(id: string): void {
  try {
    sessionStorage.setItem(keys[kindOf(id)], id);
  } catch {
    // nothing to remember with
  }
}

/** It is paid: if it was the cart's, the cart is done. */
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

/** Ids say what they name (services.ids). */
function kindOf(id: string): keyof typeof keys {
  return id.startsWith('ord_') ? 'order' : 'donation';
}
