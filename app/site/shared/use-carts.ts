import { useMemo, useSyncExternalStore } from 'react';
import { countItems, type DonationLine, type ShopLine } from '#core/cart/cart.ts';
import { decodeDonationCart, decodeShopCart } from '#core/cart/decode-cart.ts';
import { browserHost, type CartSnapshot, type CartStore, emptyCart, openCartStore } from './cart-store.ts';

/** The storage keys of the carts (rule S65). */
export const cartKeys = { shop: 'cartItems', donations: 'donationItems' } as const;

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

/** The number on the cart icon: lines of both carts together. */
export function useCartCount(): number {
  const [shop, donations] = [useShopCart(), useDonationCart()];
  return useMemo(() => countItems(shop.lines, donations.lines), [shop, donations]);
}

function useCart<Line>(store: CartStore<Line>): CartSnapshot<Line> {
  return useSyncExternalStore<CartSnapshot<Line>>(store.subscribe, store.snapshot, emptyCart);
}
