import type { ReactNode } from 'react';
import { useCartAsLines } from '#site/checkout-parts/use-cart-as-lines.ts';
import { donationLinesOf, donationLinesQuery } from '#site/giving/shown-lines.ts';
import { useDonationCart } from '#site/shared/use-carts.ts';

/** Goes on with this browser's donation cart; `otherwise` where it turns out to be empty. */
export default function CartTaken({ otherwise }: { otherwise: ReactNode }) {
  const { lines } = useDonationCart();
  const query = lines.length > 0 ? donationLinesQuery(donationLinesOf(lines)) : null;
  return useCartAsLines('/donation-checkout', query) ? null : otherwise;
}
