import type { Services } from '../services.ts';

/** What an address asked to be told of when it is back on the shelf, the oldest first. */
export async function listStockAlerts({ db }: Pick<Services, 'db'>, email: string) {
  return db
    .selectFrom('stock_alerts')
    .innerJoin('product_variants', 'product_variants.id', 'stock_alerts.variant_id')
    .innerJoin('products', 'products.id', 'product_variants.product_id')
    .select(['products.title', 'product_variants.sku', 'asked_at as askedAt'])
    .where('stock_alerts.email', '=', email)
    .orderBy('asked_at')
    .execute();
}
