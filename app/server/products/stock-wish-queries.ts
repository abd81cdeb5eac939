import type { Services } from '../services.ts';

/** What an address asked to be told of when it is back on the shelf, the oldest first. */
export async function listStockWishes({ db }: Pick<Services, 'db'>, email: string) {
  return db
    .selectFrom('stock_wishes')
    .innerJoin('product_variants', 'product_variants.id', 'stock_wishes.variant_id')
    .innerJoin('products', 'products.id', 'product_variants.product_id')
    .select(['products.title', 'product_variants.sku', 'asked_at as askedAt'])
    .where('stock_wishes.email', '=', email)
    .orderBy('asked_at')
    .execute();
}
