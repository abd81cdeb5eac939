import { readPin } from '#core/fields/pin.ts';
import { addPaise, type Paise, paise, parseRupees, timesPaise, zeroPaise } from '#core/money/paise.ts';
import { type Delivery, deliveryTo } from '#core/products/delivery.ts';
import { gstRateOn } from '#core/products/gst.ts';
import { type QuotedLine, type QuoteState, quoteLine, variantOf } from '#core/products/quote.ts';
import { makeBill } from './bill.ts';
import { type OrderRules, readQuantity } from './place-order.ts';

/**
 * A line as the browser sends it: ids and quantity as typed, and the cart's price ('' where none).
 */
export type TypedLine = { productId: string; variantId: string; quantity: string; shown: string };

export type QuotedOrderLine = {
  typed: TypedLine;
  state: QuoteState | 'no-quantity';
  most: number;
  item: QuotedLine['item'];
  /** The cart's price, where it differs now. */
  was: Paise | null;
};

export type OrderQuote = {
  lines: QuotedOrderLine[];
  /** The lines that can be had as requested. */
  items: Paise;
  /** What a member saves on them. */
  saved: Paise;
  /** 'pin-needed': unknown until the PIN code is typed. */
  delivery: { kind: 'pickup' } | ({ kind: 'courier' } & Delivery) | { kind: 'pin-needed' | 'not-delivered' };
  total: Paise;
  /** The GST in the total, extracted as on the bill; 0 for books. */
  taxIncluded: Paise;
  /** Every line can be had as requested, and the delivery charge is known. */
  payable: boolean;
};

/**
 * What a cart costs by our own prices now, line by line with what is wrong, so that nothing changes
 * silently. The checkout shows it; `placeOrder` computes the same and is the one that decides.
 */
export function quoteOrder(
  typed: readonly TypedLine[],
  to: { delivery: string; pin: string; state: string },
  rules: OrderRules,
): OrderQuote {
  const lines = typed.map((line) => quoteTyped(line, rules));
  const good = lines.filter((line) => line.state === 'fine');
  const items = addPaise(good.map(({ item }) => item?.total ?? zeroPaise));
  const grams = good.reduce(
    (sum, { item, typed: { quantity } }) => sum + (item?.weightGrams ?? 0) * (readQuantity(quantity) ?? 0),
    0,
  );
  const delivery = quoteDelivery(to, rules, { grams, goods: items });
  const charge = delivery.kind === 'courier' ? delivery.charge : zeroPaise;
  const known = delivery.kind === 'pickup' || delivery.kind === 'courier';
  return {
    lines,
    items,
    saved: addPaise(good.map(savedOn)),
    delivery,
    total: addPaise([items, charge]),
    taxIncluded: taxIn(good, charge, to, rules),
    payable: known && good.length === lines.length && lines.length > 0,
  };
}

function savedOn({ item, typed: { quantity } }: QuotedOrderLine): Paise {
  if (!item?.list) return zeroPaise;
  return timesPaise(paise(item.list - item.unit), readQuantity(quantity) ?? 0);
}

function quoteTyped(typed: TypedLine, rules: OrderRules): QuotedOrderLine {
  const quantity = readQuantity(typed.quantity);
  const quoted = quoteLine({ ...typed, quantity: quantity ?? 1 }, rules.products.get(typed.productId));
  const before = parseRupees(typed.shown);
  const { unit, list } = quoted.item ?? {};
  // A member's cart may have the price of everybody: theirs is no change to be told.
  const changed = before.ok && unit !== undefined && before.value !== unit && before.value !== list;
  return {
    typed: { ...typed, variantId: quoted.variantId },
    state: quantity === null && quoted.state !== 'gone' ? 'no-quantity' : quoted.state,
    most: quoted.most,
    item: quoted.item,
    was: changed && before.ok ? before.value : null,
  };
}

function quoteDelivery(
  to: { delivery: string; pin: string },
  { zones, shop }: OrderRules,
  parcel: { grams: number; goods: Paise },
): OrderQuote['delivery'] {
  if (to.delivery === 'pickup' && shop.pickup) return { kind: 'pickup' };
  const pin = readPin(to.pin);
  if (!pin.ok) return { kind: 'pin-needed' };
  const priced = deliveryTo(zones, { ...parcel, pin: pin.value });
  return priced.ok ? { kind: 'courier', ...priced.value } : { kind: 'not-delivered' };
}

function taxIn(
  lines: readonly QuotedOrderLine[],
  delivery: Paise,
  to: { delivery: string; state: string },
  { products, rates, shop, today }: OrderRules,
): Paise {
  const sold = lines.flatMap(({ typed, item }) => {
    const product = products.get(typed.productId);
    const variant = product && variantOf(product, typed.variantId);
    if (!product || !variant || !item) return [];
    const { title, options, unit } = item;
    const { hsn, taxClass } = product.facts;
    const quantity = readQuantity(typed.quantity) ?? 1;
    return [
      { title, options, unit, hsn, quantity, rateBp: gstRateOn(rates, { taxClass, day: today, unit }) },
    ];
  });
  if (sold.length === 0) return zeroPaise;
  const supplyState = to.delivery === 'pickup' || to.state === '' ? shop.seller.state : to.state;
  const { tax } = makeBill({
    billedOn: today,
    order: { id: '', number: 0 },
    seller: shop.seller,
    buyer: { name: '', address: null, gstin: null },
    supplyState,
    lines: sold,
    delivery,
    payment: { mode: 'online', reference: '' },
  });
  return paise(tax.cgst + tax.sgst + tax.igst);
}
