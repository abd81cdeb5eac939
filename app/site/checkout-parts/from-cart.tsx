import { type ReactNode, Suspense } from 'react';
import { mayHaveCart } from '#site/shared/cart-keys.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

type FromCartProps = {
  /** The storage key of the cart. */
  cart: string;
  /** Takes the cart; its code is fetched where there may be one. */
  taken: ReactNode;
  otherwise: ReactNode;
};

/** A checkout without lines in its address. */
export function FromCart({ cart, taken, otherwise }: FromCartProps) {
  if (!useHydrated() || !mayHaveCart(cart)) return otherwise;
  return <Suspense>{taken}</Suspense>;
}
