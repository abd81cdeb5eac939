import { useEffect } from 'react';
import { rememberCartPurchase } from './paid-cart.ts';

/** Notes that this gift or order is a cart's, so that the status page can empty the cart when it is paid. */
export function useRememberCart(id: string, fromCart: boolean): void {
  useEffect(() => {
    if (fromCart) rememberCartPurchase(id);
  }, [id, fromCart]);
}
