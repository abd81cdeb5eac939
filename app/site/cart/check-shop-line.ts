import { type ShopLine, sameLine } from '#core/cart/cart.ts';
import { formatRupees, parseRupees, rupeesText } from '#core/money/paise.ts';
import { mostOfOne } from '#core/products/product.ts';
import type { QuotedLine } from '#core/products/quote.ts';
import * as m from '#messages/cart.ts';
import { memberPriceInsteadOf } from '#messages/member-price.ts';

export type CheckedShopLine = {
  /** At today's price where the quote has it. */
  line: ShopLine;
  name: string;
  image: string;
  /** Null before the quote, and for a product that is no longer sold. */
  page: string | null;
  /** Null before the quote. */
  most: number | null;
  /** False: it cannot be bought now, and the checkout goes on without it. */
  buyable: boolean;
  /** That the price is a member's, in words. */
  member: string | null;
  /** What changed since it was added, in words. */
  note: string | null;
};

/**
 * A line of the cart compared with the shop's quote. The browser's name and price may be stale;
 * nothing changes silently: a changed price and a shortage are shown on the line.
 */
export function checkShopLine(line: ShopLine, quotes: readonly QuotedLine[] | null): CheckedShopLine {
  const name = line.name || m.unnamedItem;
  const quote = quotes?.find((one) => sameLine({ id: one.productId, variations: one.asked }, line));
  const stored = { line, name, image: line.image, page: null, member: null };
  if (!quote) return { ...stored, most: null, buyable: true, note: null };
  const { item, most } = quote;
  if (!item) return { ...stored, most: 0, buyable: false, note: m.noLongerAvailable };
  const before = parseRupees(line.price);
  // What everybody pays is no news for a member.
  const changed = before.ok && before.value !== (item.list ?? item.unit);
  const isOther = changed || item.list !== null;
  const priced = isOther ? { ...line, price: plain(item.unit), amount: plain(item.unit) } : line;
  const notes = [
    changed && m.priceChanged(formatRupees(item.unit, 'short'), formatRupees(before.value, 'short')),
    shortWords(line.quantity, most),
  ].filter(Boolean);
  return {
    line: priced,
    name: item.options === '' ? item.title : `${item.title} (${item.options})`,
    image: item.picture,
    page: `/shop/single-product/${quote.productId}?variantId=${encodeURIComponent(quote.variantId)}`,
    most,
    buyable: most > 0 && line.quantity <= most,
    member: item.list && memberPriceInsteadOf(formatRupees(item.list, 'short')),
    note: notes.join(' ') || null,
  };
}

function shortWords(quantity: number, most: number): string | null {
  if (most === 0) return m.outOfStock;
  if (quantity <= most) return null;
  return most === mostOfOne ? m.atMostOfOne(mostOfOne) : m.onlyLeft(most);
}

function plain(amount: Parameters<typeof rupeesText>[0]): string {
  return rupeesText(amount).replace(/\.00$/, '');
}
