import type { Services } from '../services.ts';

/** The stock alerts of an address, oldest first. */
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
