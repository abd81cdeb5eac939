import { addPaise, type Paise, paise, parseRupees, rupeesText, timesPaise } from '#core/money/paise.ts';
import { maxCartLines, maxQuantity } from './limits.ts';

/**
 * The one engine of both carts (rule S61): lines with the same id and variations are one line. The
 * browser keeps the lines under `cartItems` and `donationItems`; amounts are decimal text and are
 * never computed as floats.
 */
export type CartLine = { id: string; variations: string; quantity: number };

/** `variations` is the chosen variant of the product, '' where it has none. */
export type ShopLine = CartLine & { price: string; name: string; image: string; amount: string };

/** `variations` is a type id of the cause, or `own-<paise>` (core/donations/line-inputs). */
export type DonationLine = CartLine & { amount: string; title: string };

type LineName = Pick<CartLine, 'id' | 'variations'>;

export function sameLine(one: LineName, other: LineName): boolean {
  return one.id === other.id && one.variations === other.variations;
}

/** Raises the existing line (at most to 999), or appends it. The newest price and title win. */
export function addLine<Line extends CartLine>(
  lines: readonly Line[],
  added: Omit<Line, 'quantity'>,
  quantity = 1,
): Line[] {
  const known = lines.find((line) => sameLine(line, added));
  const merged = { ...added, quantity: cappedQuantity((known?.quantity ?? 0) + quantity) } as Line;
  if (known) return lines.map((line) => (line === known ? merged : line));
  return lines.length < maxCartLines ? [...lines, merged] : [...lines];
}

/** Lowers the quantity; at 1 the line goes. */
export function removeOne<Line extends CartLine>(lines: readonly Line[], name: LineName): Line[] {
  return lines
    .map((line) => (sameLine(line, name) ? { ...line, quantity: line.quantity - 1 } : line))
    .filter((line) => line.quantity > 0);
}

/** Sets a line's quantity as typed, the rest unchanged: 0 removes the line, 999 is the most. */
export function setQuantity<Line extends CartLine>(
  lines: readonly Line[],
  name: LineName,
  quantity: number,
): Line[] {
  if (quantity <= 0) return deleteLine(lines, name);
  return lines.map((line) => (sameLine(line, name) ? { ...line, quantity: cappedQuantity(quantity) } : line));
}

export function deleteLine<Line extends CartLine>(lines: readonly Line[], name: LineName): Line[] {
  return lines.filter((line) => !sameLine(line, name));
}

/** What one of it costs: the price of a product, the amount of a donation. */
export function unitAmount(line: ShopLine | DonationLine): string {
  return 'price' in line ? line.price : line.amount;
}

/**
 * Amount times quantity with the decimals of the amount: '12.50' x 2 is '25.00', '100' x 2 is
 * '200'.
 */
export function lineTotal(line: ShopLine | DonationLine): string {
  return withDecimals(linePaise(line), decimalsOf(unitAmount(line)));
}

/**
 * The sum of the line totals, with the decimals of the most exact amount; '0' for an empty cart.
 */
export function cartTotal(lines: readonly (ShopLine | DonationLine)[]): string {
  const decimals = Math.max(0, ...lines.map((line) => decimalsOf(unitAmount(line))));
  return withDecimals(cartPaise(lines), decimals);
}

function cartPaise(lines: readonly (ShopLine | DonationLine)[]): Paise {
  return addPaise(lines.map(linePaise));
}

export function cappedQuantity(quantity: number): number {
  return Math.min(quantity, maxQuantity);
}

function linePaise(line: ShopLine | DonationLine): Paise {
  const amount = parseRupees(unitAmount(line));
  return amount.ok ? timesPaise(amount.value, line.quantity) : paise(0);
}

export function decimalsOf(amount: string): number {
  return amount.split('.')[1]?.length ?? 0;
}

function withDecimals(amount: Paise, decimals: number): string {
  const text = rupeesText(amount);
  return decimals === 0 && text.endsWith('.00')
    ? text.slice(0, -3)
    : text.slice(0, text.length - 2 + (decimals || 2));
}
