import { describe, expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import { type DeliveryZone, deliveryTo, zoneOf } from './delivery.ts';
import { gstRateOn } from './gst.ts';
import type { Product } from './product.ts';
import { quoteLine } from './quote.ts';

describe('GST of a piece', () => {
  const rate = (fromDay: string, above: number, rateBp: number, taxClass = 'apparel') => ({
    taxClass,
    fromDay,
    above: rupees(above),
    rateBp,
  });
  const rates = [
    rate('2017-07-01', 0, 500),
    rate('2017-07-01', 1_000, 1_200),
    rate('2025-09-22', 0, 500),
    rate('2025-09-22', 2_500, 1_800),
    rate('2025-09-22', 0, 0, 'nil'),
  ];
  it.each([
    ['2025-09-21', 1_000, 500],
    ['2025-09-21', 1_001, 1_200],
    ['2025-09-22', 1_001, 500],
    ['2026-01-01', 2_500, 500],
    ['2026-01-01', 2_501, 1_800],
  ])('clothes on %s for ₹%i', (day, unit, rateBp) =>
    expect(gstRateOn(rates, { taxClass: 'apparel', day, unit: rupees(unit) })).toBe(rateBp),
  );
  it.each([
    ['before the first row', 'nil', '2025-09-21'],
    ['of an unknown class', 'gold', '2026-01-01'],
  ])('throws %s', (_, taxClass, day) =>
    expect(() => gstRateOn(rates, { taxClass, day, unit: rupees(1) })).toThrow(/no GST rate/),
  );
});

const zone = (id: string, prefixes: string[], freeFrom: number | null = null): DeliveryZone => ({
  id,
  title: id,
  prefixes,
  rates: [
    { upToGrams: 500, charge: rupees(60) },
    { upToGrams: 2_000, charge: rupees(100) },
  ],
  furtherKg: rupees(25),
  freeFrom: freeFrom === null ? null : rupees(freeFrom),
  days: { min: 1, max: 3 },
});

describe('delivery', () => {
  const zones = [zone('near', ['201', '110']), zone('far', ['2', '1', '4']), zone('village', ['201015'])];
  it.each([
    ['201001', 'near'],
    ['201015', 'village'],
    ['202001', 'far'],
    ['400001', 'far'],
    ['900001', undefined],
  ])('%s lies in %s: the longest prefix wins', (pin, id) => expect(zoneOf(zones, pin)?.id).toBe(id));

  it.each([
    [1, 60],
    [500, 60],
    [501, 100],
    [2_000, 100],
    [2_001, 125],
    [3_001, 150],
  ])('%i g cost ₹%i', (grams, charge) =>
    expect(deliveryTo(zones, { pin: '201001', grams, goods: rupees(1) })).toMatchObject({
      value: { charge: rupees(charge) },
    }),
  );

  it('is free from a sum on, and refused without a zone', () => {
    const free = [zone('near', ['201'], 999)];
    const at = (goods: number, pin = '201001') => deliveryTo(free, { pin, grams: 1, goods: rupees(goods) });
    expect(at(999)).toMatchObject({ value: { charge: 0 } });
    expect(at(998)).toMatchObject({ value: { charge: rupees(60) } });
    expect(at(998, '560001')).toEqual({ ok: false, code: 'not-delivered', field: 'pin' });
  });
});

describe('a quote', () => {
  const variant = (id: string, available: number) => ({
    id,
    sku: id,
    options: [{ name: 'Language', value: id }],
    price: rupees(250),
    mrp: null,
    weightGrams: 400,
    picture: null,
    available,
  });
  const product = {
    id: 'gita',
    title: 'Gita',
    status: 'live',
    pictures: [{ image: 'books', alt: '' }],
    variants: [variant('en', 12), variant('hi', 2), variant('bn', 0)],
  } as unknown as Product;
  const quote = (variantId: string, quantity: number, of: Product | undefined = product) =>
    quoteLine({ productId: 'gita', variantId, quantity }, of);

  it.each([
    ['en', 10, 'fine', 10],
    ['en', 11, 'limit', 10],
    ['en', 13, 'fewer', 10],
    ['hi', 2, 'fine', 2],
    ['hi', 3, 'fewer', 2],
    ['bn', 1, 'out', 0],
    ['xx', 1, 'gone', 0],
    ['', 1, 'gone', 0],
  ])('%s x %i is %s, at most %i', (variantId, quantity, state, most) =>
    expect(quote(variantId, quantity)).toMatchObject({ state, most }),
  );
  it('names today’s price and the requested quantity, never an altered one', () =>
    expect(quote('hi', 5)).toMatchObject({ quantity: 5, item: { unit: 25_000, total: 125_000 } }));
  it('finds the only variant without its name', () =>
    expect(quote('', 1, { ...product, variants: [variant('en', 3)] })).toMatchObject({
      state: 'fine',
      variantId: 'en',
    }));
  it.each(['hidden', 'draft'] as const)('reports a %s product as gone', (status) =>
    expect(quote('en', 1, { ...product, status })).toMatchObject({ state: 'gone', item: null }),
  );
});
