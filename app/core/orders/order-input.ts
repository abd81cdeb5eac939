/**
 * What a buyer sends, as typed: every value is the text of a form field or of the browser's cart,
 * nothing is trusted. core/orders/place-order turns it into an order or into problems beside
 * fields.
 */
export type OrderInput = {
  /** Made once per form when it is rendered; the same key gives the same order (rule R3). */
  intentKey: string;
  lines: OrderLineInput[];
  fullName: string;
  phone: string;
  email: string;
  addressLine1: string;
  addressLine2: string;
  landmark: string;
  city: string;
  state: string;
  pin: string;
  /** 'courier' or 'pickup'. */
  delivery: string;
  /** 'gateway' or 'pickup'. */
  payBy: string;
  gstin: string;
  note: string;
  consent: string;
  /**
   * The total in paise that the form showed. It never changes the total: if it differs now, the
   * order is refused with 'total-changed' and the new total is shown to be confirmed.
   */
  shownTotal: string;
};

/** A line of the shop cart. There is no price: the browser's is not trusted. */
export type OrderLineInput = { productId: string; variantId: string; quantity: string };
