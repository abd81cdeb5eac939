import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gstRateOn } from '#core/products/gst.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { seedDemoProducts } from '../demo/demo-products.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { listDeliveryZones } from './delivery-queries.ts';
import { listGstRates } from './gst-queries.ts';
import { findProduct, loadProducts } from './product-queries.ts';

let test: TestDatabase;
let services: Services;
beforeAll(async () => {
  test = await makeTestDatabase();
  services = makeTestServices(test.db);
  await seedDemoProducts(services);
  await seedDemoProducts(services);
});
afterAll(() => test.close());

const mridanga = 'clay-mridanga';
const move = (change: number, reason: 'received' | 'sold' = 'received', order_ref: string | null = null) =>
  test.db
    .insertInto('stock_moves')
    .values({ variant_id: mridanga, change, reason, order_ref, at: new Date() })
    .execute();
const hold = (held: number) =>
  test.db.updateTable('stock').set({ held }).where('variant_id', '=', mridanga).execute();
const stockRow = () =>
  test.db
    .selectFrom('stock')
    .select(['on_hand', 'held'])
    .where('variant_id', '=', mridanga)
    .executeTakeFirst();

it('seeds products in six categories whose stock, pictures, taxes and delivery are consistent', async () => {
  const ids = await test.db.selectFrom('products').select('id').execute();
  const products = [
    ...(
      await loadProducts(
        services,
        ids.map(({ id }) => id),
      )
    ).values(),
  ];
  expect(products.length).toBeGreaterThanOrEqual(24);
  expect(new Set(products.map(({ category }) => category.id)).size).toBe(6);
  const rates = await listGstRates(services);
  for (const { variants, facts } of products) {
    expect(variants.length).toBeGreaterThan(0);
    for (const { price } of variants) {
      const rate = gstRateOn(rates, { taxClass: facts.taxClass, day: '2026-11-20', unit: price });
      expect([0, 500, 1_800]).toContain(rate);
    }
  }
  expect((await listDeliveryZones(services)).map(({ prefixes }) => prefixes.length > 0)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

it('stores the lowest and highest price of the offered variants with the product', async () => {
  const prices = () =>
    test.db
      .selectFrom('products')
      .select(['price_from_paise', 'price_to_paise'])
      .where('id', '=', 'brass-puja-thali')
      .executeTakeFirst();
  expect(await prices()).toEqual({ price_from_paise: 85_000, price_to_paise: 135_000 });
  await test.db
    .updateTable('product_variants')
    .set({ offered: false })
    .where('product_id', '=', 'brass-puja-thali')
    .where('sku', '=', 'PJ-THALI-S')
    .execute();
  expect(await prices()).toEqual({ price_from_paise: 135_000, price_to_paise: 135_000 });
  expect((await findProduct(services, 'brass-puja-thali'))?.variants).toHaveLength(1);
});

it('holds what is in stock, sells what is held, and the number on hand is the sum of the ledger', async () => {
  expect(await stockRow()).toEqual({ on_hand: 1, held: 0 });
  await expect(hold(2)).rejects.toThrow(/stock_held/);
  await hold(1);
  expect((await findProduct(services, mridanga))?.variants[0]?.available).toBe(0);
  // Held units cannot leave the stock in another way.
  await expect(move(-1, 'sold', 'ord_1')).rejects.toThrow(/stock_held/);
  await hold(0);
  await move(-1, 'sold', 'ord_1');
  await expect(move(-1, 'sold', 'ord_2')).rejects.toThrow(/check constraint/);
  await move(4);
  const moves = await test.db
    .selectFrom('stock_moves')
    .select(['change', 'on_hand_after'])
    .where('variant_id', '=', mridanga)
    .orderBy('id')
    .execute();
  expect(moves.map(({ on_hand_after }) => on_hand_after)).toEqual([1, 0, 4]);
  expect(await stockRow()).toEqual({ on_hand: moves.reduce((sum, { change }) => sum + change, 0), held: 0 });
});

it('refuses writes to the number on hand or the ledger past the verbs', async () => {
  const written = test.db.updateTable('stock').set({ on_hand: 99 } as never);
  await expect(written.execute()).rejects.toThrow(/only grows/);
  await expect(test.db.deleteFrom('stock_moves').execute()).rejects.toThrow(/only grows/);
  await expect(test.db.updateTable('stock_moves').set({ change: 5 }).execute()).rejects.toThrow(/only grows/);
});

it('counts right when many take from stock concurrently', async () => {
  await move(16);
  const answers = await Promise.allSettled(
    Array.from({ length: 25 }, (_, at) => move(-1, 'sold', `ord_many_${at}`)),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  expect(await stockRow()).toEqual({ on_hand: 0, held: 0 });
});

it('bumps the cached pages when its shown words change, and not while there is plenty', async () => {
  const listener = new pg.Client({ connectionString: test.connectionString });
  await listener.connect();
  const payloads: string[] = [];
  listener.on('notification', ({ payload }) => payloads.push(payload || 'told'));
  await listener.query('listen content_changed');
  const step = async (name: string, action: () => Promise<unknown>) => {
    await action();
    await listener.query(`select pg_notify('content_changed', $1)`, [name]);
  };
  await test.db.updateTable('products').set({ low_stock_level: 3 }).where('id', '=', mridanga).execute();
  await step('twenty come', () => move(20));
  await step('five are held', () => hold(5));
  await step('three are left', () => hold(17));
  await step('four again', () => hold(16));
  await step('ten', () => hold(10));
  await listener.end();
  expect(payloads).toEqual([
    'told',
    'twenty come',
    'five are held',
    'told',
    'three are left',
    'told',
    'four again',
    'ten',
  ]);
});
