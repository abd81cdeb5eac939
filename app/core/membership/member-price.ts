import { type Paise, paise } from '#core/money/paise.ts';
import type { Product } from '#core/products/product.ts';

/**
 * What a member pays for one: the tier's percent less. The discount of one piece is rounded down to
 * the paisa, and the tax is taken out of what is left: a discount that the bill shows is no part of
 * the value of a supply (CGST Act, section 15(3)(a)). To be confirmed by an accountant.
 */
export function memberPrice(price: Paise, percent: number): Paise {
  return paise(price - Math.floor((price * percent) / 100));
}

/** Products as they cost a member, with what everybody pays beside it; at 0 percent as they are. */
export function atMemberPrices(
  products: ReadonlyMap<string, Product>,
  percent: number,
): ReadonlyMap<string, Product> {
  if (percent === 0) return products;
  return new Map([...products].map(([id, product]) => [id, atMemberPrice(product, percent)]));
}

function atMemberPrice(product: Product, percent: number): Product {
  const variants = product.variants.map((variant) => {
    const price = memberPrice(variant.price, percent);
    return price === variant.price ? variant : { ...variant, price, list: variant.price };
  });
  return { ...product, variants };
}
