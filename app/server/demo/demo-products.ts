import type { Insertable } from 'kysely';
import { noPicture, type Picture } from '#core/content/picture.ts';
import { rupees } from '#core/money/paise.ts';
import type { VariantOption } from '#core/products/product.ts';
import type { Database } from '../db/schema.ts';
import { productLexemes } from '../products/product-lexemes.ts';
import type { Services } from '../services.ts';
import { seedDemoDelivery } from './demo-delivery.ts';
import { demoRows } from './demo-rows.ts';

/** Rates as read in 2026 (rule I11); an accountant confirms them before the shop opens. */
const classes = [
  { id: 'nil', title: 'No GST: religious books, puja items, prasadam', rates: [[0, 0]] },
  { id: 'five', title: '5 %: incense, ghee, sweets, handicraft', rates: [[0, 500]] },
  {
    id: 'apparel',
    title: 'Clothes: 5 % up to ₹2,500, 18 % above',
    rates: [
      [0, 500],
      [2_500, 1_800],
    ],
  },
  { id: 'eighteen', title: '18 %: all other goods', rates: [[0, 1_800]] },
] as const;
const firstDay = '2025-09-22';

const categories = [
  ['books', 'Books', 'पुस्तकें'],
  ['japa', 'Japa and neck beads', 'जप माला'],
  ['incense', 'Incense', 'धूप और अगरबत्ती'],
  ['deity', 'Deity dress and worship', 'श्रृंगार और पूजा'],
  ['prasadam', 'Prasadam and ghee', 'प्रसाद और घी'],
  ['gifts', 'Gifts and music', 'उपहार और संगीत'],
] as const;

type DemoProduct = Pick<
  Insertable<Database['products']>,
  'id' | 'title' | 'category_id' | 'hsn' | 'tax_class'
> & {
  title_hi: string;
  description: string;
  /** The names of the options; the values are in the variants, separated by ' / '. */
  choose?: string[];
  variants: [value: string, sku: string, price: number, grams: number, stock: number, picture?: string][];
  mrp?: number;
  pictures: [image: string, alt: string][];
};

/**
 * Categories, tax rates, products with their opening stock, and delivery zones; only where there
 * are none.
 */
export async function seedDemoProducts(services: Services): Promise<void> {
  const { db } = services;
  if (await db.selectFrom('products').select('id').limit(1).executeTakeFirst()) return;
  await db.transaction().execute(async (trx) => {
    const inside = { ...services, db: trx };
    await seedTaxes(inside);
    await seedDemoDelivery(inside);
    await trx
      .insertInto('product_categories')
      .values(categories.map(([id, title, title_hi], position) => ({ id, title, title_hi, position })))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    for (const [at, product] of demoRows<DemoProduct>('products').entries())
      await seedProduct(inside, product, at);
  });
}

async function seedTaxes({ db }: Services): Promise<void> {
  await db
    .insertInto('tax_classes')
    .values(classes.map(({ id, title }, position) => ({ id, title, position })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const rates = classes.flatMap(({ id, rates: rows }) =>
    rows.map(([above, rate_bp]) => ({
      tax_class: id,
      from_day: firstDay,
      above_paise: rupees(above),
      rate_bp,
      source: 'Demo: to be confirmed by the accountant',
    })),
  );
  await db
    .insertInto('gst_rates')
    .values(rates)
    .onConflict((conflict) => conflict.columns(['tax_class', 'from_day', 'above_paise']).doNothing())
    .execute();
}

const dayMs = 86_400_000;

/** An article without a drawing of its own shows the quiet arch. */
function picturesOf(pictures: DemoProduct['pictures']): Picture[] {
  return pictures.length > 0 ? pictures.map(([image, alt]) => ({ image, alt })) : [noPicture];
}

async function seedProduct({ db, clock }: Services, product: DemoProduct, at: number): Promise<void> {
  const { choose = [], variants, mrp, pictures, ...row } = product;
  const { id, title, title_hi: titleHi, description } = row;
  const category = categories.find(([one]) => one === row.category_id)?.[1] ?? '';
  await db
    .insertInto('products')
    .values({
      ...row,
      status: 'live',
      origin: 'India',
      pictures: JSON.stringify(picturesOf(pictures)),
      lexemes: productLexemes({ title, titleHi, description: description.replace('\n\n', ' '), category }),
      listed_at: new Date(clock().getTime() - at * dayMs),
    })
    .execute();
  // Before the first sale of the demo's ledger.
  const openedAt = new Date(clock().getTime() - 800 * dayMs);
  for (const [position, [value, sku, price, grams, stock, picture]] of variants.entries()) {
    const options: VariantOption[] = value === '' ? [] : optionsOf(choose, value);
    const variantId = value === '' ? id : `${id}-${slug(value)}`;
    await db
      .insertInto('product_variants')
      .values({
        id: variantId,
        product_id: id,
        sku,
        options: JSON.stringify(options),
        price_paise: rupees(price),
        mrp_paise: mrp ? rupees(mrp) : null,
        weight_grams: grams,
        picture: picture ?? null,
        position,
      })
      .execute();
    if (stock === 0) continue;
    await db
      .insertInto('stock_moves')
      .values({ variant_id: variantId, change: stock, reason: 'opening', at: openedAt })
      .execute();
  }
}

/** 'Hindi / Large' for the names Language and Size. */
function optionsOf(names: readonly string[], value: string): VariantOption[] {
  const values = value.split(' / ');
  return names.map((name, at) => ({ name, value: values[at] ?? '' }));
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
