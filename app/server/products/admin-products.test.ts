import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TypedProduct, TypedVariant } from '#core/products/product-form.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { seedDemoProducts } from '../demo/demo-products.ts';
import { staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import {
  countLowStock,
  findEditedProduct,
  listAdminVariants,
  listStockMoves,
} from './admin-product-queries.ts';
import { changeStock } from './change-stock.ts';
import { countStock } from './count-stock.ts';
import { countProducts } from './listing-queries.ts';
import { findProduct } from './product-queries.ts';
import { saveProduct } from './save-product.ts';

let test: TestDatabase;
let services: Services;
beforeAll(async () => {
  test = await makeTestDatabase();
  services = makeTestServices(test.db);
  await seedDemoProducts(services);
});
afterAll(() => test.close());

const clerk = staffOf('per_desk', 'shop-desk');
const viewer = staffOf('per_viewer', 'viewer');
const lamp: TypedProduct = {
  ...{
    id: 'brass-lamp',
    title: 'Brass lamp',
    titleHi: 'दीपक',
    description: 'For the altar.',
    category: 'deity',
  },
  ...{ status: 'live', choose: 'Size', version: '', hsn: '7418', taxClass: 'five', netQuantity: '1 lamp' },
  ...{ origin: 'India', maker: '', fssai: '', bestBefore: '', lowStockLevel: '3' },
};
const size = (options: string, sku: string, instead: Partial<TypedVariant> = {}): TypedVariant => ({
  ...{ id: '', sku, options, price: '250', mrp: '', grams: '300', picture: '', offered: 'yes' },
  ...instead,
});
const pictures = [{ image: 'donate', alt: 'A lamp on a plate' }];
const save = (id: string | null, typed: TypedProduct, variants: TypedVariant[], who = clerk) =>
  saveProduct(services, who, id, { typed, rows: { variants, pictures } });
const problemsOf = async (typed: TypedProduct, variants: TypedVariant[]) => {
  const saved = await save(null, typed, variants);
  return 'problems' in saved ? saved.problems.map(({ field, code }) => `${field}: ${code}`) : saved;
};

describe('editing products', () => {
  it('creates a product that is found and sold at once', async () => {
    expect(
      await save(null, lamp, [size('Small', 'LAMP-S'), size('Large', 'LAMP-L', { price: '400.50' })]),
    ).toMatchObject({ ok: true });
    expect(await findProduct(services, 'brass-lamp')).toMatchObject({
      variants: [
        { sku: 'LAMP-S', price: 25_000, available: 0 },
        { sku: 'LAMP-L', price: 40_050, options: [{ name: 'Size', value: 'Large' }] },
      ],
    });
    const filters = {
      q: 'दीपक',
      category: null,
      min: null,
      max: null,
      inStock: false,
      sort: 'new' as const,
    };
    expect(await countProducts(services, filters)).toBe(1);
  });

  it('reports all problems at once, and writes nothing', async () => {
    const wrong = {
      ...lamp,
      id: 'New Lamp',
      title: '',
      category: 'none',
      hsn: '12',
      fssai: '1',
      lowStockLevel: '-1',
    };
    const rows = [
      size('Small / Red', 'a b'),
      size('', 'LAMP-X', { price: '-5', grams: '0' }),
      size('Big', 'LAMP-Y', { price: '100', mrp: '90' }),
      size('Big', 'LAMP-Y'),
    ];
    expect(await problemsOf(wrong, rows)).toEqual([
      'id: slug-invalid',
      'title: text-length',
      'category: choice-invalid',
      'hsn: hsn-invalid',
      'fssai: fssai-invalid',
      'lowStockLevel: number-outside',
      'variants.0.sku: sku-invalid',
      'variants.0.options: options-count',
      'variants.1.options: options-count',
      'variants.1.options: options-twice',
      'variants.1.price: price-invalid',
      'variants.1.grams: number-outside',
      'variants.2.mrp: mrp-low',
      'variants.3.sku: sku-twice',
      'variants.3.options: options-twice',
    ]);
    expect(await problemsOf({ ...lamp, id: 'other-lamp' }, [])).toEqual(['variants.0.sku: sku-invalid']);
    expect(await problemsOf(lamp, [size('Small', 'LAMP-Z')])).toEqual(['id: slug-taken']);
    expect(await problemsOf({ ...lamp, id: 'other-lamp' }, [size('Small', 'LAMP-S')])).toEqual([
      'variants.0.sku: sku-taken',
    ]);
  });

  it('refuses the second of two editors, lets variants swap numbers, and deletes none', async () => {
    const before = await findEditedProduct(test.db, 'brass-lamp');
    const [small, large] = before?.variants ?? [];
    const version = String(before?.version);
    const swapped = [
      size('Small', 'LAMP-L', { id: small?.id ?? '' }),
      size('Large', 'LAMP-S', { id: large?.id ?? '' }),
    ];
    expect(await save('brass-lamp', { ...lamp, version }, swapped)).toMatchObject({ ok: true });
    expect(await save('brass-lamp', { ...lamp, version, title: 'Late' }, swapped)).toMatchObject({
      problems: [{ code: 'changed-meanwhile' }],
    });
    const next = String((await findEditedProduct(test.db, 'brass-lamp'))?.version);
    await save('brass-lamp', { ...lamp, version: next }, swapped.slice(0, 1));
    const after = await findEditedProduct(test.db, 'brass-lamp');
    expect(after?.variants.map(({ sku, offered }) => [sku, offered])).toEqual([
      ['LAMP-L', true],
      ['LAMP-S', false],
    ]);
  });

  it('needs the permission, and logs who did what', async () => {
    expect(await save('brass-lamp', lamp, [], viewer)).toMatchObject({ code: 'not-allowed' });
    const log = await test.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject', '=', 'brass-lamp')
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['product.made', 'product.changed', 'product.changed']);
  });
});

describe('the stock', () => {
  const mogra = 'mogra-incense';
  const set = (to: string, seen: string, reason = 'received', who = clerk) =>
    changeStock(services, who, { variantId: mogra, seen, to, reason, note: '' });
  const onHand = async () => (await findProduct(services, mogra))?.variants[0]?.available;

  it('changes in place, and shows the current number where it changed meanwhile', async () => {
    expect(await set('12', '5')).toEqual({ ok: true, value: { onHand: 12 } });
    expect(await set('9', '5')).toMatchObject({
      problems: [{ field: 'to', code: 'stock-changed', values: { n: 12 } }],
    });
    const [first, second] = await Promise.all([set('20', '12'), set('30', '12')]);
    expect([first.ok, second.ok].filter(Boolean)).toHaveLength(1);
    const { moves } = await listStockMoves(services, [mogra], { page: 1, size: 10 });
    expect(moves.map(({ change, reason }) => [change, reason]).slice(1)).toEqual([
      [7, 'received'],
      [5, 'opening'],
    ]);
    expect(moves.reduce((sum, { change }) => sum + change, 0)).toBe(await onHand());
  });

  it.each([
    ['-1', 'number-outside'],
    ['1.5', 'number-outside'],
    ['1e9', 'number-outside'],
    ['', 'number-outside'],
  ])('refuses %j', async (to, code) =>
    expect(await set(to, String(await onHand()))).toMatchObject({ problems: [{ field: 'to', code }] }),
  );

  it('refuses an invalid reason, a stranger, and taking units that are held', async () => {
    const seen = String(await onHand());
    expect(await set('1', seen, 'sold')).toMatchObject({ problems: [{ field: 'reason' }] });
    expect(await set('1', seen, 'counted', viewer)).toMatchObject({ code: 'not-allowed' });
    await test.db.updateTable('stock').set({ held: 3 }).where('variant_id', '=', mogra).execute();
    expect(await set('2', seen, 'damaged')).toMatchObject({
      problems: [{ code: 'stock-held', values: { n: 3 } }],
    });
    expect(await set('3', seen, 'damaged')).toMatchObject({ ok: true });
    await test.db.updateTable('stock').set({ held: 0 }).execute();
  });

  it('is counted line by line: empty lines stay, lines that changed meanwhile are reported, the rest is written', async () => {
    const lines = [
      { variantId: 'guggal-dhoop-cones', seen: '57', counted: '55' },
      { variantId: 'tulsi-neck-beads', seen: '110', counted: '110' },
      { variantId: 'japa-counter-beads', seen: '64', counted: '' },
      { variantId: 'panchagavya-soap-neem', seen: '1', counted: '95' },
    ];
    expect(await countStock(services, clerk, lines)).toEqual({
      counted: 2,
      differed: 1,
      problems: [
        { variantId: 'panchagavya-soap-neem', field: 'to', code: 'stock-changed', values: { n: 96 } },
      ],
    });
  });

  it('lists low stock, and finds articles by number', async () => {
    const low = await listAdminVariants(
      services,
      { search: null, view: 'low', category: null },
      { page: 1, size: 50 },
    );
    expect(low.total).toBe(await countLowStock(services));
    expect(low.rows.every(({ onHand: there, lowAt }) => there <= lowAt)).toBe(true);
    const found = await listAdminVariants(
      services,
      { search: 'bk-gita-hi', view: 'all', category: null },
      { page: 1, size: 50 },
    );
    expect(found.rows.map(({ sku }) => sku)).toEqual(['BK-GITA-HI-P', 'BK-GITA-HI-L']);
  });

  it('shows the last page where one past it is requested', async () => {
    const all = { search: null, view: 'all', category: null } as const;
    const last = await listAdminVariants(services, all, { page: 900, size: 7 });
    expect(last.page).toBe(last.pages);
    expect(last.rows).toHaveLength(last.total - (last.pages - 1) * 7);
  });
});
