import { sql } from 'kysely';
import type { Pictures } from '#core/content/picture.ts';
import { paise } from '#core/money/paise.ts';
import {
  isProductId,
  optionWords,
  type Product,
  type ProductStatus,
  type VariantOption,
} from '#core/products/product.ts';
import type { Services } from '../services.ts';

type Reading = Pick<Services, 'db'>;

/**
 * The products with these ids as they are now, without drafts: for the quote of a cart. Inside a
 * transaction that locked their stock rows, `available` is what may still be held.
 */
export async function loadProducts({ db }: Reading, ids: readonly string[]): Promise<Map<string, Product>> {
  const validIds = [...new Set(ids)].filter(isProductId);
  if (validIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .innerJoin('product_categories as category', 'category.id', 'products.category_id')
    .selectAll('products')
    .select('category.title as category_title')
    .select(offeredVariants)
    .where('products.id', '=', sql<string>`any(${validIds})`)
    .where('status', '<>', 'draft')
    .execute();
  return new Map(rows.map((row) => [row.id, toProduct(row)]));
}

/** Live or hidden: a hidden product keeps its page, which says that it is not sold. */
export async function findProduct(services: Reading, id: string): Promise<Product | null> {
  return (await loadProducts(services, [id])).get(id) ?? null;
}

/** A variant by itself, for a letter that links to it; null where it is no longer sold. */
export async function findBackInStock({ db }: Reading, variantId: string) {
  const row = await db
    .selectFrom('product_variants as variant')
    .innerJoin('products', 'products.id', 'variant.product_id')
    .select(['variant.id', 'variant.product_id', 'variant.options', 'variant.price_paise', 'products.title'])
    .where('variant.id', '=', variantId)
    .where('variant.offered', '=', true)
    .where('products.status', '=', 'live')
    .executeTakeFirst();
  if (!row) return null;
  return {
    productId: row.product_id,
    variantId: row.id,
    title: row.title,
    options: optionWords(row.options),
    price: row.price_paise,
  };
}

type VariantRow = {
  id: string;
  sku: string;
  options: VariantOption[];
  price: number;
  mrp: number | null;
  weightGrams: number;
  picture: string | null;
  available: number;
};

/** In the same query as their product, so that prices and stock are of one moment. */
const offeredVariants = sql<
  VariantRow[]
>`(select coalesce(json_agg(json_build_object('id', variant.id, 'sku', variant.sku,
  'options', variant.options, 'price', variant.price_paise, 'mrp', variant.mrp_paise,
  'weightGrams', variant.weight_grams, 'picture', variant.picture,
  'available', stock.on_hand - stock.held) order by variant.position, variant.id), '[]')
  from product_variants as variant join stock on stock.variant_id = variant.id
  where variant.product_id = products.id and variant.offered)`.as('variants');

type Row = {
  id: string;
  title: string;
  title_hi: string;
  description: string;
  category_id: string;
  category_title: string;
  status: ProductStatus;
  hsn: string;
  tax_class: string;
  net_quantity: string;
  origin: string;
  maker: string;
  fssai: string;
  best_before: string;
  low_stock_level: number;
  pictures: Pictures;
  variants: VariantRow[];
};

function toProduct(row: Row): Product {
  return {
    id: row.id,
    title: row.title,
    titleHi: row.title_hi,
    description: row.description,
    category: { id: row.category_id, title: row.category_title },
    status: row.status,
    facts: {
      hsn: row.hsn,
      taxClass: row.tax_class,
      netQuantity: row.net_quantity,
      origin: row.origin,
      maker: row.maker,
      fssai: row.fssai,
      bestBefore: row.best_before,
    },
    lowStockLevel: row.low_stock_level,
    pictures: row.pictures,
    variants: row.variants.map((variant) => ({
      ...variant,
      price: paise(variant.price),
      mrp: variant.mrp === null ? null : paise(variant.mrp),
    })),
  };
}
