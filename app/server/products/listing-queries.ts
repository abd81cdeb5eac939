import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { Picture } from '#core/content/picture.ts';
import { type Paise, paise } from '#core/money/paise.ts';
import type { ListingFilters } from '#core/products/listing.ts';
import { searchTerms, tsqueryOf } from '#core/search/search-terms.ts';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { findTranslations, translated, withWords } from '../translations/translated.ts';
import { optionsIn } from './product-queries.ts';

type Reading = Pick<Services, 'db'>;

/** A product as lists show it. */
export type ListedProduct = {
  id: string;
  title: string;
  picture: Picture;
  priceFrom: Paise;
  /** Other than `priceFrom` where variants cost differently. */
  priceTo: Paise;
  /** The printed price, where there is one variant and it has one. */
  mrp: Paise | null;
  /** The options of its variants: ['English', 'Hindi']. */
  choices: string[];
  /** Of all variants together. */
  available: number;
  lowStockLevel: number;
};

export type ShopCategory = { id: string; title: string; titleHi: string; count: number };

/** Categories with products on sale, in the order that the staff sets. */
export async function listShopCategories({ db }: Reading): Promise<ShopCategory[]> {
  const rows = await db
    .selectFrom('product_categories as category')
    .innerJoin('products', 'products.category_id', 'category.id')
    .select(['category.id', 'category.title', 'category.title_hi as titleHi'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'live')
    .where('price_from_paise', 'is not', null)
    .groupBy('category.id')
    .orderBy('category.position')
    .orderBy('category.id')
    .execute();
  return translated({ db }, 'product_categories', rows);
}

export async function countProducts({ db }: Reading, filters: ListingFilters): Promise<number> {
  const { count } = await matching(db, filters)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** One page of a listing. With search words and the default sort, the best match comes first. */
export async function listProducts(
  { db }: Reading,
  filters: ListingFilters,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<ListedProduct[]> {
  const rows = await inOrder(matching(db, filters).select(cardColumns), filters)
    .orderBy('products.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return withVariants(db, rows);
}

/** Others of its category, then the newest of all: the related products below a product. */
export async function listRelated(
  { db }: Reading,
  product: { id: string; category: { id: string } },
  limit: number,
): Promise<ListedProduct[]> {
  const rows = await db
    .selectFrom('products')
    .select(cardColumns)
    .where('status', '=', 'live')
    .where('price_from_paise', 'is not', null)
    .where('id', '<>', product.id)
    .orderBy(sql`category_id = ${product.category.id}`, 'desc')
    .orderBy('listed_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return withVariants(db, rows);
}

const cardColumns = [
  'products.id',
  'products.title',
  'products.pictures',
  'products.price_from_paise',
  'products.price_to_paise',
  'products.low_stock_level',
] as const;
type CardRow = Pick<
  Selectable<Database['products']>,
  'id' | 'title' | 'pictures' | 'price_from_paise' | 'price_to_paise' | 'low_stock_level'
>;

function matching(db: Services['db'], { q, category, min, max, inStock }: ListingFilters) {
  const terms = searchTerms(q);
  return (
    db
      .selectFrom('products')
      .where('status', '=', 'live')
      .where('price_from_paise', 'is not', null)
      .$if(category !== null, (query) => query.where('category_id', '=', category))
      .$if(min !== null, (query) => query.where('price_from_paise', '>=', min))
      .$if(max !== null, (query) => query.where('price_from_paise', '<=', max))
      .$if(terms.length > 0, (query) =>
        query.where(sql<boolean>`lexemes @@ ${tsqueryOf(terms, true)}::tsquery`),
      )
      // Typed text without a word in it ('!!!') matches no product.
      .$if(q !== '' && terms.length === 0, (query) => query.where(sql<boolean>`false`))
      .$if(inStock, (query) =>
        query.where(sql<boolean>`exists (select from product_variants as variant
      join stock on stock.variant_id = variant.id
      where variant.product_id = products.id and variant.offered and stock.on_hand > stock.held)`),
      )
  );
}

function inOrder<Row>(
  query: SelectQueryBuilder<Database, 'products', Row>,
  { q, sort }: ListingFilters,
): SelectQueryBuilder<Database, 'products', Row> {
  if (sort === 'price') return query.orderBy('price_from_paise');
  if (sort === 'name') return query.orderBy(sql`lower(title)`);
  const terms = searchTerms(q);
  if (terms.length === 0) return query.orderBy('listed_at', 'desc');
  return query.orderBy(
    sql`ts_rank('{0.1, 0.2, 0.4, 1.0}', lexemes, ${tsqueryOf(terms, true)}::tsquery, 1)`,
    'desc',
  );
}

/** The variants' facts of a card, read for the shown page only. */
async function withVariants(db: Services['db'], rows: readonly CardRow[]): Promise<ListedProduct[]> {
  if (rows.length === 0) return [];
  const found = await findTranslations({ db }, 'products', rows);
  const variants = await db
    .selectFrom('product_variants as variant')
    .innerJoin('stock', 'stock.variant_id', 'variant.id')
    .select(['variant.product_id', 'variant.options', 'variant.mrp_paise'])
    .select(sql<number>`stock.on_hand - stock.held`.as('available'))
    .where('variant.product_id', '=', sql<string>`any(${rows.map(({ id }) => id)})`)
    .where('variant.offered', '=', true)
    .orderBy('variant.position')
    .execute();
  return rows.map((row) => {
    const words = found.get(row.id) ?? {};
    const { title, pictures } = withWords(row, words);
    const own = variants.filter(({ product_id }) => product_id === row.id);
    return {
      id: row.id,
      title,
      picture: pictures[0],
      priceFrom: paise(row.price_from_paise ?? 0),
      priceTo: paise(row.price_to_paise ?? 0),
      mrp: own.length === 1 ? (own[0]?.mrp_paise ?? null) : null,
      choices: [
        ...new Set(own.map(({ options }) => optionsIn(words, options)[0]?.value ?? '').filter(Boolean)),
      ],
      available: own.reduce((sum, { available }) => sum + available, 0),
      lowStockLevel: row.low_stock_level,
    };
  });
}

/** Every product that is for sale with its words, for search and sitemap. */
export async function listProductTexts({ db }: Reading) {
  const rows = await db
    .selectFrom('products')
    .innerJoin('product_categories as category', 'category.id', 'products.category_id')
    .select(['products.id', 'products.title', 'products.title_hi as titleHi', 'description', 'pictures'])
    .select(['category.title as category', 'updated_at as changedAt'])
    .where('status', '=', 'live')
    .where('price_from_paise', 'is not', null)
    .orderBy('products.id')
    .execute();
  const named = await translated({ db }, 'products', rows);
  return named.map(({ pictures, ...row }) => ({ ...row, picture: pictures[0].image }));
}
