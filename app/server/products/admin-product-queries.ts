import { type ExpressionBuilder, sql } from 'kysely';
import { nearestPage, type Paging } from '#core/content/paging.ts';
import type { ProductStatus, VariantOption } from '#core/products/product.ts';
import type { StockReason } from '#core/products/stock.ts';
import { searchTerms, tsqueryOf } from '#core/search/search-terms.ts';
import { likeAtBeginning } from '../db/like.ts';
import type { Database, Db } from '../db/schema.ts';
import type { Services } from '../services.ts';

type Reading = Pick<Services, 'db'>;

export const productViews = ['all', 'low', 'out', 'draft', 'hidden'] as const;
export type ProductView = (typeof productViews)[number];
export type ProductQuery = { search: string | null; view: ProductView; category: string | null };

export type AdminVariant = {
  id: string;
  sku: string;
  options: VariantOption[];
  price: number;
  onHand: number;
  held: number;
  offered: boolean;
  lowAt: number;
  productId: string;
  title: string;
  status: ProductStatus;
};

type PageInput = { page: number; size: number };

/** Variants with their product, for the list and the count; `total` of all that match. */
export async function listAdminVariants(
  { db }: Reading,
  filters: ProductQuery,
  { page, size }: PageInput,
): Promise<{ rows: AdminVariant[]; total: number } & Paging> {
  const found = matching(db, filters);
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const paging = nearestPage(page, total, size);
  const rows = await found
    .select([
      'variant.id',
      'variant.sku',
      'variant.options',
      'variant.price_paise as price',
      'variant.offered',
    ])
    .select(['stock.on_hand as onHand', 'stock.held', 'products.low_stock_level as lowAt'])
    .select(['products.id as productId', 'products.title', 'products.status'])
    .orderBy('products.title')
    .orderBy('products.id')
    .orderBy('variant.position')
    .orderBy('variant.id')
    .limit(size)
    .offset(paging.offset)
    .execute();
  return { rows, total, ...paging };
}

function matching(db: Services['db'], { search, view, category }: ProductQuery) {
  return db
    .selectFrom('product_variants as variant')
    .innerJoin('products', 'products.id', 'variant.product_id')
    .innerJoin('stock', 'stock.variant_id', 'variant.id')
    .$if(category !== null, (query) => query.where('products.category_id', '=', category))
    .$if(search !== null, (query) => query.where((eb) => found(eb, search ?? '')))
    .$if(view === 'low', (query) => query.where(lowStock))
    .$if(view === 'out', (query) => query.where('stock.on_hand', '=', 0).where('variant.offered', '=', true))
    .$if(view === 'draft' || view === 'hidden', (query) =>
      query.where('products.status', '=', view as ProductStatus),
    );
}

/** At or below the product's level, among those on sale. */
const lowStock = sql<boolean>`stock.on_hand - stock.held <= products.low_stock_level and variant.offered
  and products.status = 'live'`;

function found(
  eb: ExpressionBuilder<Database & { variant: Database['product_variants'] }, 'variant' | 'products'>,
  search: string,
) {
  const terms = searchTerms(search);
  const bySku = eb('variant.sku', 'like', likeAtBeginning(search.toUpperCase()));
  if (terms.length === 0) return bySku;
  return eb.or([bySku, sql<boolean>`products.lexemes @@ ${tsqueryOf(terms, true)}::tsquery`]);
}

/** How many variants are at or below their level, for the list's own tabs and the dashboard. */
export async function countLowStock({ db }: Reading): Promise<number> {
  const { count } = await db
    .selectFrom('product_variants as variant')
    .innerJoin('products', 'products.id', 'variant.product_id')
    .innerJoin('stock', 'stock.variant_id', 'variant.id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(lowStock)
    .executeTakeFirstOrThrow();
  return count;
}

/** A product for its form, drafts and variants that are no longer offered included. */
export async function findEditedProduct(db: Db, id: string) {
  const product = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst();
  if (!product) return null;
  const variants = await db
    .selectFrom('product_variants')
    .selectAll()
    .where('product_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return { ...product, variants };
}
export type EditedProduct = NonNullable<Awaited<ReturnType<typeof findEditedProduct>>>;

export async function listProductChoices({ db }: Reading) {
  const [categories, taxClasses] = await Promise.all([
    db.selectFrom('product_categories').select(['id', 'title']).orderBy('position').orderBy('id').execute(),
    db.selectFrom('tax_classes').select(['id', 'title']).orderBy('position').orderBy('id').execute(),
  ]);
  return { categories, taxClasses };
}

export type StockMove = {
  id: number;
  variantId: string;
  change: number;
  after: number;
  reason: StockReason;
  note: string;
  person: string | null;
  orderRef: string | null;
  at: Date;
};

/** The ledger of these variants, newest first. */
export async function listStockMoves(
  { db }: Reading,
  variantIds: readonly string[],
  { page, size }: PageInput,
): Promise<{ moves: StockMove[] } & Paging> {
  const found = db.selectFrom('stock_moves').where('variant_id', '=', sql<string>`any(${[...variantIds]})`);
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const paging = nearestPage(page, total, size);
  const moves = await found
    .leftJoin('people', 'people.id', 'stock_moves.person_id')
    .select([
      'stock_moves.id',
      'variant_id as variantId',
      'change',
      'on_hand_after as after',
      'reason',
      'note',
    ])
    .select(['people.name as person', 'order_ref as orderRef', 'at'])
    .orderBy('stock_moves.id', 'desc')
    .limit(size)
    .offset(paging.offset)
    .execute();
  return { moves, ...paging };
}
