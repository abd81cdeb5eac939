import { type Paise, timesPaise } from '#core/money/paise.ts';
import { mostOfOne, mostToBuy, optionWords, type Product, type Variant } from './product.ts';

/** A line of a shop cart to be priced: no price, the browser's is not trusted. */
export type QuoteLineInput = { productId: string; variantId: string; quantity: number };

/**
 * The state of a line today. `fine`: as requested. `fewer`: there are some, not so many (`most`).
 * `limit`: enough, but an order takes at most ten of one thing. `out`: none at the moment. `gone`:
 * no longer sold.
 */
export type QuoteState = 'fine' | 'fewer' | 'limit' | 'out' | 'gone';

export type QuotedLine = QuoteLineInput & {
  /** The variant as the cart named it; `variantId` is the resolved one. */
  asked: string;
  state: QuoteState;
  /** How many of it an order may take now. */
  most: number;
  /** Null where it is gone. */
  item: {
    title: string;
    options: string;
    picture: string;
    unit: Paise;
    /** What everybody pays for one; null where `unit` is that. */
    list: Paise | null;
    /** Unit price times the requested quantity. */
    total: Paise;
    weightGrams: number;
  } | null;
};

/**
 * Prices one line from our own tables, for the cart page and the checkout. Nothing is altered: a
 * line that cannot be had as requested is reported, and the buyer decides.
 */
export function quoteLine(input: QuoteLineInput, product: Product | undefined): QuotedLine {
  const variant = product?.status === 'live' ? variantOf(product, input.variantId) : undefined;
  if (!product || !variant) return { ...input, asked: input.variantId, state: 'gone', most: 0, item: null };
  const named = {
    ...input,
    asked: input.variantId,
    variantId: variant.id,
    most: mostToBuy(variant.available),
  };
  const item = {
    title: product.title,
    options: optionWords(variant.options),
    picture: variant.picture ?? product.pictures[0].image,
    unit: variant.price,
    list: variant.list ?? null,
    total: timesPaise(variant.price, input.quantity),
    weightGrams: variant.weightGrams,
  };
  return { ...named, state: stateOf(input.quantity, variant.available), item };
}

/** An older cart may name no variant: that is enough where there is nothing to choose. */
export function variantOf(product: Product, variantId: string): Variant | undefined {
  if (variantId === '' && product.variants.length === 1) return product.variants[0];
  return product.variants.find(({ id }) => id === variantId);
}

function stateOf(quantity: number, available: number): QuoteState {
  if (available <= 0) return 'out';
  if (quantity > available) return 'fewer';
  return quantity > mostOfOne ? 'limit' : 'fine';
}
