import { sql } from 'kysely';
import type { Paise } from '#core/money/paise.ts';
import { articleNumber, type PhoneOrderRules } from '#core/orders/phone-order.ts';
import { optionWords } from '#core/products/product.ts';
import { releaseExpiredOf } from '#server/bookings/release-expired-holds.ts';
import { loadProducts } from '#server/products/product-queries.ts';
import type { Services } from '#server/services.ts';
import { listOfferedLanguages } from '#server/settings/settings-queries.ts';
import { loadOrderRules } from '../checkout/order-rules.ts';

/**
 * The facts for an order of these articles now, once what nobody paid in time is free again;
 * numbers that nothing has are passed over.
 */
export async function loadPhoneOrderRules(
  services: Services,
  rows: readonly { sku: string }[],
): Promise<PhoneOrderRules> {
  const numbers = rows.map(({ sku }) => articleNumber(sku));
  const variants = await services.db
    .selectFrom('product_variants')
    .select(['id', 'product_id'])
    .where('sku', '=', sql<string>`any(${numbers})`)
    .execute();
  await releaseExpiredOf(
    services,
    variants.map(({ id }) => id),
  );
  const [rules, languages] = await Promise.all([
    loadOrderRules(
      services,
      variants.map(({ product_id }) => product_id),
    ),
    listOfferedLanguages(services),
  ]);
  return { ...rules, languages };
}

export type Article = { sku: string; title: string; options: string; price: Paise; available: number };

/** What can be sold now, in the words of the office's language, for the list beside the fields. */
export async function listArticles(services: Services): Promise<Article[]> {
  const live = await services.db
    .selectFrom('products')
    .select('id')
    .where('status', '=', 'live')
    .orderBy('title')
    .execute();
  const products = await loadProducts(
    services,
    live.map(({ id }) => id),
  );
  return live.flatMap(({ id }) => {
    const product = products.get(id);
    return (product?.variants ?? [])
      .filter(({ available }) => available > 0)
      .map(({ sku, options, price, available }) => ({
        ...{ sku, price, available, title: product?.title ?? '' },
        options: optionWords(options),
      }));
  });
}
