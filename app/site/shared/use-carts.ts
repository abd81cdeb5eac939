import { useSyncExternalStore } from 'react';
import type { DonationLine, ShopLine } from '#core/cart/cart.ts';
import { decodeDonationCart, decodeShopCart } from '#core/cart/decode-cart.ts';
import { cartKeys } from './cart-keys.ts';
import { browserHost, type CartSnapshot, type CartStore, emptyCart, openCartStore } from './cart-store.ts';

// A store touches the browser only when it is first read there.
export const shopCart = openCartStore<ShopLine>(cartKeys.shop, decodeShopCart, browserHost);
export const donationCart = openCartStore<DonationLine>(cartKeys.donations, decodeDonationCart, browserHost);

/** The current lines, in every tab; empty on the server and before hydration. */
export function useShopCart(): CartSnapshot<ShopLine> {
  return useCart(shopCart);
}

export function useDonationCart(): CartSnapshot<DonationLine> {
  return useCart(donationCart);
}

function useCart<Line>(store: CartStore<Line>): CartSnapshot<Line> {
  return useSyncExternalStore<CartSnapshot<Line>>(store.subscribe, store.snapshot, emptyCart);
}
