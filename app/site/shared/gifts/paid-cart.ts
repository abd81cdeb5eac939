import { donationCart } from '../use-carts.ts';

const key = 'cart-gift';

/** The gift that the donation cart became, for this tab. Without storage the cart stays and can be cleared by hand. */
export function rememberCartGift(giftId: string): void {
  try {
    sessionStorage.setItem(key, giftId);
  } catch {
    // nothing to remember with
  }
}

/** The gift is paid: if it was the cart's, the cart is done. */
export function clearCartOf(giftId: string): void {
  try {
    if (sessionStorage.getItem(key) !== giftId) return;
    sessionStorage.removeItem(key);
  } catch {
    return;
  }
  donationCart.change(() => []);
}
