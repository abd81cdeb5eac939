import type { ReactNode } from 'react';
import { useCartAsLines } from '#site/checkout-parts/use-cart-as-lines.ts';
import { useShopCart } from '#site/shared/use-carts.ts';
import { shopLineInputsOf, shopLinesQuery } from '#site/shop-parts/shop-lines.ts';

/** Goes on with this browser's shop cart; `otherwise` where it turns out to be empty. */
export default function CartTaken({ otherwise }: { otherwise: ReactNode }) {
  const { lines } = useShopCart();
  const query = lines.length > 0 ? shopLinesQuery(shopLineInputsOf(lines)) : null;
  return useCartAsLines('/checkout', query) ? null : otherwise;
}
