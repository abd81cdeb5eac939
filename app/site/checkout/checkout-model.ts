import type { OrderQuote } from '#core/orders/quote-order.ts';
import type { PurchaseForm } from '#site/checkout-parts/purchase-form.ts';
import type { OrderTexts } from './order-fields.ts';

export type CheckoutModel = PurchaseForm<OrderQuote, OrderTexts> & {
  shop: { pickup: boolean; payAtPickup: boolean; address: string };
  /** Earlier addresses of a signed-in buyer, the last one first. */
  book: { id: string; label: string }[];
  signedIn: boolean;
  saveAddress: boolean;
};
