import { useEffect } from 'react';
import { rememberCartPurchase } from './paid-cart.ts';

/**
 * Records that this donation or order came from a cart, so that the status page can empty the cart
 * when it is paid.
 */
export function useRememberCart(id: string, fromCart: boolean): void {
  useEffect(() => {
    if (fromCart) rememberCartPurchase(id);
  }, [id, fromCart]);
}
