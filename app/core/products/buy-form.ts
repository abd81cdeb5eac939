import { readCount } from '#core/fields/count.ts';
import { rupeesText } from '#core/money/paise.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { mostToBuy, optionWords, type Product } from './product.ts';
import { variantOf } from './quote.ts';

export type BuyFields = { variantId: string; quantity: string };

/**
 * What the browser's cart stores of a product (rule S62): the price is today's, and not trusted
 * later.
 */
export type BoughtLine = {
  id: string;
  variations: string;
  price: string;
  name: string;
  image: string;
  amount: string;
};

export type BuyRefusal = 'product-gone' | 'variant-unknown' | 'out-of-stock' | 'number-outside';

/**
 * Reads the form of a product page: which variant, and how many, from 1 to the limit of one order.
 */
export function readBuyForm(
  product: Product | null,
  typed: BuyFields,
): Outcome<{ line: BoughtLine; quantity: number }, BuyRefusal> {
  if (product?.status !== 'live') return refuse('product-gone');
  const variant = variantOf(product, typed.variantId);
  if (!variant) return refuse('variant-unknown');
  const most = mostToBuy(variant.available);
  if (most === 0) return refuse('out-of-stock');
  const quantity = readCount(typed.quantity, { min: 1, max: most });
  if (!quantity.ok) return refuse('number-outside', 'quantity');
  const price = rupeesText(variant.price).replace(/\.00$/, '');
  const options = optionWords(variant.options);
  return accept({
    line: {
      id: product.id,
      variations: variant.id,
      price,
      name: options === '' ? product.title : `${product.title} (${options})`,
      image: variant.picture ?? product.pictures[0].image,
      amount: price,
    },
    quantity: quantity.value,
  });
}
