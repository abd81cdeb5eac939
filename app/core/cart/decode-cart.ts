import { parseRupees, rupeesText } from '#core/money/paise.ts';
import {
  addLine,
  type CartLine,
  cappedQuantity,
  type DonationLine,
  decimalsOf,
  type ShopLine,
} from './cart.ts';
import { maxCartLines } from './limits.ts';

export type DecodedCart<Line> = {
  lines: Line[];
  /** How many stored lines could not be read; the page reports it once. */
  dropped: number;
};

/**
 * Reads the browser's storage. It may come from an old version, another tab, manual editing or a
 * full disk: good lines stay, bad lines are dropped and counted, nothing throws (rule R7).
 */
export function decodeDonationCart(stored: string | null): DecodedCart<DonationLine> {
  return decode(stored, (raw, line) => {
    const amount = amountText(raw.amount);
    return amount === null ? null : { ...line, amount, title: text(raw.title) ?? '' };
  });
}

export function decodeShopCart(stored: string | null): DecodedCart<ShopLine> {
  return decode(stored, (raw, line) => {
    const price = amountText(raw.price) ?? amountText(raw.amount);
    if (price === null) return null;
    const amount = amountText(raw.amount) ?? price;
    return { ...line, price, name: text(raw.name) ?? '', image: text(raw.image) ?? '', amount };
  });
}

export function encodeCart(lines: readonly CartLine[]): string {
  return JSON.stringify(lines);
}

type Raw = Record<string, unknown>;

function decode<Line extends CartLine>(
  stored: string | null,
  complete: (raw: Raw, line: CartLine) => Line | null,
): DecodedCart<Line> {
  const items = storedItems(stored);
  if (items === null) return { lines: [], dropped: stored === null || stored.trim() === '' ? 0 : 1 };
  let lines: Line[] = [];
  let dropped = 0;
  for (const item of items) {
    const line = decodeLine(item, complete);
    const next = line && addLine<Line>(lines, line, line.quantity);
    if (next && next.length <= maxCartLines && holds(next, line)) lines = next;
    else dropped += 1;
  }
  return { lines, dropped };
}

function holds<Line extends CartLine>(lines: readonly Line[], line: Line): boolean {
  return lines.some((one) => one.id === line.id && one.variations === line.variations);
}

function storedItems(stored: string | null): unknown[] | null {
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

function decodeLine<Line extends CartLine>(
  item: unknown,
  complete: (raw: Raw, line: CartLine) => Line | null,
): Line | null {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return null;
  const raw = item as Raw;
  const id = text(raw.id);
  const variations = variationsText(raw.variations);
  const quantity = quantityOf(raw.quantity);
  if (!id || variations === null || quantity === null) return null;
  return complete(raw, { id, variations, quantity });
}

const maxTextLength = 300;

function text(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.length <= maxTextLength ? value : null;
}

/** Older carts stored an object here; its JSON still tells one variation from another. */
function variationsText(value: unknown): string | null {
  if (value === undefined || value === null) return '';
  return text(typeof value === 'object' ? JSON.stringify(value) : value);
}

function quantityOf(value: unknown): number | null {
  const typed = text(value)?.trim() ?? '';
  if (!/^\d{1,15}$/.test(typed) || Number(typed) === 0) return null;
  return cappedQuantity(Number(typed));
}

/** ₹10 crore: above every price, and sums of whole carts stay exact. */
const maxAmountLength = '99999999.99'.length;

/** Plain decimal text with its original decimals, or null. */
function amountText(value: unknown): string | null {
  const typed = text(value);
  const amount = typed === null ? null : parseRupees(typed);
  if (!amount?.ok) return null;
  const full = rupeesText(amount.value);
  if (full.length > maxAmountLength) return null;
  const decimals = decimalsOf(typed ?? '');
  return decimals === 0 ? full.slice(0, -3) : full.slice(0, full.length - 2 + decimals);
}
