/** The storage keys of the carts (rule S65). */
export const cartKeys = { shop: 'cartItems', donations: 'donationItems' } as const;

/** Event of the window: a cart was changed in this tab. */
export const cartChanged = 'cart-changed';

export type CartChange = { key: string; lines: number };

/** Whether the browser may keep a cart there: what reads carts is fetched for those alone. */
export function mayHaveCart(key: string): boolean {
  try {
    return /"id"/.test(localStorage.getItem(key) ?? '');
  } catch {
    return false;
  }
}
