import { useEffect } from 'react';
import { rememberCartGift } from '#site/shared/gifts/paid-cart.ts';

/** Notes that this gift is the donation cart's, so that the status page can empty the cart when it is paid. */
export function useRememberCart(giftId: string, fromCart: boolean): void {
  useEffect(() => {
    if (fromCart) rememberCartGift(giftId);
  }, [giftId, fromCart]);
}
