import type { ShopLine } from '#core/cart/cart.ts';
import { maxCartLines } from '#core/cart/limits.ts';

/** A line of the shop on its way to the checkout, with the price shown ('' for none). */
export type ShopLineInput = { productId: string; variantId: string; quantity: string; shown: string };

/** The query or hidden field names of a line; several lines repeat all four, in the same order. */
export const shopLineFields = ['product', 'variant', 'quantity', 'price'] as const;

/**
 * Reads lines out of the query of /checkout or a posted form, as typed. Ids and quantities travel
 * this way, so that the way to the checkout needs no script and no session; every price is looked
 * up again on arrival.
 */
export function readShopLines(fields: { getAll: (name: string) => unknown[] }): ShopLineInput[] {
  const [products = [], variants = [], quantities = [], prices = []] = shopLineFields.map((name) =>
    fields.getAll(name).map((value) => (typeof value === 'string' ? value : '')),
  );
  return products.slice(0, maxCartLines + 1).map((productId, at) => ({
    productId,
    variantId: variants[at] ?? '',
    quantity: quantities[at] ?? '1',
    shown: prices[at] ?? '',
  }));
}

/** The query of /checkout for these lines. */
export function shopLinesQuery(lines: readonly ShopLineInput[]): string {
  const query = new URLSearchParams();
  for (const line of lines) {
    for (const [at, text] of shopLineTexts(line).entries()) query.append(shopLineFields[at] ?? '', text);
  }
  return query.toString();
}

/** The four texts of a line in the order of `shopLineFields`, for hidden fields. */
export function shopLineTexts(line: ShopLineInput): [string, string, string, string] {
  return [line.productId, line.variantId, line.quantity, line.shown];
}

/** The shop cart as such lines: its prices are those the buyer was shown. */
export function shopLineInputsOf(lines: readonly ShopLine[]): ShopLineInput[] {
  return lines.map(({ id, variations, quantity, price }) => ({
    productId: id,
    variantId: variations,
    quantity: String(quantity),
    shown: price,
  }));
}
