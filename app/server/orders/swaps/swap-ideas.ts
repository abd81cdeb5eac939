import type { Paise } from '#core/money/paise.ts';
import { activeLines, type OrderView } from '#core/orders/order-view.ts';
import { optionWords } from '#core/products/product.ts';
import { loadProducts } from '#server/products/product-queries.ts';
import type { Services } from '#server/services.ts';

export type SwapIdea = { position: number; sku: string; options: string; price: Paise; available: number };

const mostForALine = 4;

/** For each line of a short order the other variants of its product with enough in stock. */
export async function listSwapIdeas(services: Services, order: OrderView): Promise<SwapIdea[]> {
  const lines = activeLines(order.lines);
  const products = await loadProducts(
    services,
    lines.map(({ productId }) => productId),
  );
  return lines.flatMap(({ position, productId, variantId, quantity }) =>
    (products.get(productId)?.variants ?? [])
      .filter(({ id, available }) => id !== variantId && available >= quantity)
      .slice(0, mostForALine)
      .map(({ sku, options, price, available }) => ({
        ...{ position, sku, price, available },
        options: optionWords(options),
      })),
  );
}
