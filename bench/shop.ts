import '#server/node-env.ts';
import { type Kysely, sql } from 'kysely';
import { documentLexemes } from '#core/search/document-lexemes.ts';
import { bootSite } from '#server/boot-site.ts';
import type { Database } from '#server/db/schema.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { loadListing } from '#server/products/load-listing.ts';
import { findProduct } from '#server/products/product-queries.ts';
import { percentile, printTable } from './numbers.ts';

// A catalogue of 5,000 products with 15,000 variants, and how long the server needs for its
// listings (loader and database, no HTTP, no page cache): `DATA_FOLDER=data/bench-shop node
// bench/shop.ts`. The same numbers make the same rows; a folder that holds the catalogue is only
// measured.

const products = 5_000;
const variantsEach = 3;
const rounds = 40;

const first = [
  'Sandal',
  'Rose',
  'Tulsi',
  'Lotus',
  'Saffron',
  'Silver',
  'Brass',
  'Cotton',
  'Silk',
  'Mango',
  'Neem',
  'Jasmine',
];
const second = [
  'incense',
  'mala',
  'lamp',
  'thali',
  'shawl',
  'kurta',
  'ghee',
  'soap',
  'book',
  'frame',
  'bell',
  'garland',
];
const third = [
  'of Vrindavan',
  'of Mayapur',
  'for children',
  'for travel',
  'for the altar',
  'by hand',
  'in a box',
  'large',
];

const site = await bootSite({ alongside: true });
try {
  await seedDemo(site.services);
  const { db } = site.services;
  const { count } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count < products) await fill(db);
  await measure();
} finally {
  await site.close();
}

async function fill(db: Kysely<Database>): Promise<void> {
  const categories = (await db.selectFrom('product_categories').select('id').orderBy('id').execute()).map(
    ({ id }) => id,
  );
  const rows = Array.from({ length: products }, (_, at) => {
    const title = `${pick(first, at)} ${pick(second, at / 12)} ${pick(third, at / 144)} ${at}`;
    const description = `${title}. Made for the shop, packed with care and sent from the temple. ${pick(first, at * 7)} ${pick(second, at * 5)}.`;
    return {
      id: `bench-${at}`,
      title,
      description,
      category_id: pick(categories, at),
      status: 'live' as const,
      tax_class: 'five',
      pictures: JSON.stringify([{ image: 'shop-incense', alt: title }]),
      lexemes: documentLexemes({ title, summary: pick(categories, at), words: description }),
      listed_at: new Date(Date.UTC(2024, 0, 1) + at * 3_600_000),
    };
  });
  await db.transaction().execute(async (trx) => {
    for (let at = 0; at < rows.length; at += 500)
      await trx
        .insertInto('products')
        .values(rows.slice(at, at + 500))
        .execute();
    await sql`insert into product_variants (id, product_id, sku, options, price_paise, weight_grams, position)
      select 'bench-' || product || '-' || variant, 'bench-' || product, 'BENCH-' || product || '-' || variant,
        jsonb_build_array(jsonb_build_object('name', 'Size', 'value', (array['Small', 'Medium', 'Large'])[variant + 1])),
        5000 + (product * 7919 % 200000) + variant * 5000, 100 + product % 900, variant
      from generate_series(0, ${sql.lit(products - 1)}) as product, generate_series(0, ${sql.lit(variantsEach - 1)}) as variant`.execute(
      trx,
    );
    await sql`insert into stock_moves (variant_id, change, reason, at)
      select id, 1 + length(id) * 7 % 40, 'opening', now() from product_variants
      where id like 'bench-%' and right(md5(id), 1) <> '0'`.execute(trx);
  });
  await sql`analyze`.execute(db);
}

async function measure(): Promise<void> {
  const asked: [string, (round: number) => string][] = [
    ['all, newest first', (round) => `page=${1 + round}`],
    ['all, by price', (round) => `sort=price&page=${1 + round}`],
    ['all, by name', (round) => `sort=name&page=${1 + round}`],
    ['a category in stock', (round) => `category=books&inStock=yes&page=${1 + (round % 20)}`],
    ['a price range', (round) => `min=${100 + round * 10}&max=${600 + round * 10}&sort=price`],
    ['one word', (round) => `q=${pick(second, round)}`],
    ['two words and a price', (round) => `q=${pick(first, round)}+${pick(second, round)}&max=1500`],
    ['nothing found', (round) => `q=zzyzx${round}`],
  ];
  const rows: (string | number)[][] = [];
  for (const [name, query] of asked) {
    rows.push([name, ...(await times((round) => list(query(round))))]);
  }
  rows.push(['a product', ...(await times((round) => findProduct(site.services, `bench-${round * 97}`)))]);
  printTable(`Milliseconds of ${rounds} each, ${products} products`, ['query', 'p50', 'p95', 'max'], rows);
}

async function list(query: string): Promise<unknown> {
  return loadListing(site.services, new Request(`http://bench.test/all-products?${query}`), '/all-products');
}

async function times(ask: (round: number) => Promise<unknown>): Promise<number[]> {
  for (let round = 0; round < 3; round += 1) await ask(round);
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await ask(round);
    taken.push(performance.now() - start);
  }
  return [percentile(taken, 50), percentile(taken, 95), Math.max(...taken)];
}

function pick(list: readonly string[], at: number): string {
  return list[Math.trunc(at) % list.length] ?? '';
}
