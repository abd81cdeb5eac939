import { sql } from 'kysely';
import { paise } from '#core/money/paise.ts';
import { isProductId, optionWords, type Product, type VariantOption } from '#core/products/product.ts';
import { optionField, type Words } from '#core/translations/translated-kind.ts';
import type { Services } from '../services.ts';
import { findTranslations, readInEnglish, translatedRow, withWords } from '../translations/translated.ts';

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
    .select([
      'products.id',
      'products.title',
      'products.title_hi as titleHi',
      'description',
      'status',
      'pictures',
    ])
    .select(['category_id', 'category.title as category_title', 'low_stock_level as lowStockLevel'])
    .select(['hsn', 'tax_class as taxClass', 'net_quantity as netQuantity', 'origin', 'maker', 'fssai'])
    .select('best_before as bestBefore')
    .select(offeredVariants)
    .where('products.id', '=', sql<string>`any(${validIds})`)
    .where('status', '<>', 'draft')
    .execute();
  return new Map(rows.map((row) => [row.id, toProduct(row)]));
}

/**
 * Products with their names, and what can be chosen, in the words of the site's language: for what
 * is shown before an order.
 */
export async function nameProducts(
  services: Reading,
  products: ReadonlyMap<string, Product>,
): Promise<ReadonlyMap<string, Product>> {
  const found = await findTranslations(services, 'products', [...products.values()]);
  if (found.size === 0) return products;
  return new Map([...products].map(([id, product]) => [id, named(product, found.get(id) ?? {})]));
}

function named(product: Product, words: Words): Product {
  const variants = product.variants.map((one) => ({ ...one, options: optionsIn(words, one.options) }));
  return { ...product, title: words.title ?? product.title, variants };
}

/**
 * Live or hidden: a hidden product keeps its page, which says that it is not sold. With the words
 * of the site's language; what is ordered keeps its English name in the books.
 */
export async function findProduct(services: Reading, id: string): Promise<Product | null> {
  const product = (await loadProducts(services, [id])).get(id);
  if (!product) return null;
  const category = await translatedRow(services, 'product_categories', product.category);
  const words = (await findTranslations(services, 'products', [product])).get(id) ?? {};
  const { facts } = product;
  return {
    ...withWords(product, words),
    ...readInEnglish(words, 'description'),
    variants: product.variants.map((variant) => ({ ...variant, options: optionsIn(words, variant.options) })),
    category: category ?? product.category,
    facts: {
      ...facts,
      netQuantity: words.net_quantity ?? facts.netQuantity,
      origin: words.origin ?? facts.origin,
      maker: words.maker ?? facts.maker,
      bestBefore: words.best_before ?? facts.bestBefore,
    },
  };
}

/** What can be chosen, in the words of a translation. */
export function optionsIn(words: Words, options: readonly VariantOption[]): VariantOption[] {
  const shown = (text: string) => words[optionField(text)] ?? text;
  return options.map(({ name, value }) => ({ name: shown(name), value: shown(value) }));
}

/** A variant by itself, for a letter that links to it; null where it is no longer sold. */
export async function findBackInStock({ db }: Reading, variantId: string) {
  const row = await db
    .selectFrom('product_variants as variant')
    .innerJoin('products', 'products.id', 'variant.product_id')
    .select(['variant.product_id as productId', 'variant.id as variantId', 'products.title'])
    .select(['variant.options', 'variant.price_paise as price'])
    .where('variant.id', '=', variantId)
    .where('variant.offered', '=', true)
    .where('products.status', '=', 'live')
    .executeTakeFirst();
  return row ? { ...row, options: optionWords(row.options) } : null;
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

type Row = Omit<Product, 'category' | 'facts' | 'variants'> &
  Product['facts'] & { category_id: string; category_title: string; variants: VariantRow[] };

function toProduct({ category_id, category_title, variants, ...row }: Row): Product {
  const { hsn, taxClass, netQuantity, origin, maker, fssai, bestBefore, ...product } = row;
  return {
    ...product,
    category: { id: category_id, title: category_title },
    facts: { hsn, taxClass, netQuantity, origin, maker, fssai, bestBefore },
    variants: variants.map((variant) => ({
      ...variant,
      price: paise(variant.price),
      mrp: variant.mrp === null ? null : paise(variant.mrp),
    })),
  };
}
