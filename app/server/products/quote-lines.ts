import { maxCartLines, maxQuantity } from '#core/cart/limits.ts';
import { cleanLine } from '#core/fields/clean-text.ts';
import { atMemberPrices } from '#core/membership/member-price.ts';
import { type QuotedLine, type QuoteLineInput, quoteLine } from '#core/products/quote.ts';
import type { Services } from '../services.ts';
import { loadProducts, nameProducts } from './product-queries.ts';

/**
 * The price and availability of these lines now, in the site's language, with some `percent` off
 * for a member; nothing is held.
 */
export async function quoteLines(
  services: Pick<Services, 'db'>,
  inputs: readonly QuoteLineInput[],
  percent = 0,
): Promise<QuotedLine[]> {
  const ids = inputs.map(({ productId }) => productId);
  const named = await nameProducts(services, await loadProducts(services, ids));
  const products = atMemberPrices(named, percent);
  return inputs.map((input) => quoteLine(input, products.get(input.productId)));
}

/** Parses a browser's cart; null where it is invalid: too many lines, bad ids or quantities. */
export function readQuoteInput(body: unknown): QuoteLineInput[] | null {
  const lines = (body as { lines?: unknown } | null)?.lines;
  if (!Array.isArray(lines) || lines.length > maxCartLines) return null;
  const inputs = lines.map(readLine);
  return inputs.every((input) => input !== null) ? inputs : null;
}

function readLine(line: unknown): QuoteLineInput | null {
  const { id, variations, quantity } = (line ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof variations !== 'string') return null;
  if (cleanLine(id) === null || cleanLine(variations) === null) return null;
  if (!Number.isSafeInteger(quantity)) return null;
  const count = quantity as number;
  return count >= 1 && count <= maxQuantity
    ? { productId: id, variantId: variations, quantity: count }
    : null;
}
