import { describe, expect, it } from 'vitest';
import { paise, rupees } from '#core/money/paise.ts';
import { readBuyForm } from './buy-form.ts';
import { choicesOf, shownVariant } from './choices.ts';
import { isNarrowed, listingAddress, readListing } from './listing.ts';
import type { Product, Variant } from './product.ts';

describe('the address of the shop', () => {
  const read = (query: string) => readListing(new URLSearchParams(query));

  it.each([
    ['', '/shop'],
    ['q=gita&category=books&min=100&max=500.50&inStock=yes&sort=price', null],
    ['q=&category=&min=&max=&sort=new&page=1', '/shop'],
    ['sort=cheap&inStock=on&category=<x>', '/shop'],
  ])('%s is written back unchanged, without empty or invalid values', (query, address) =>
    expect(listingAddress('/shop', read(query).filters)).toBe(address ?? `/shop?${query}`),
  );

  it('keeps the page behind the first', () =>
    expect(listingAddress('/shop', read('sort=name').filters, 3)).toBe('/shop?sort=name&page=3'));

  it.each([
    ['min=abc', 'price-malformed'],
    ['max=1.005', 'price-malformed'],
    ['min=-5', 'price-malformed'],
    ['min=1e9', 'price-malformed'],
    ['min=500&max=100', 'price-order'],
  ])('%s is reported as %s, shown as typed and not queried', (query, problem) => {
    const listing = read(query);
    expect(listing.problem).toBe(problem);
    expect(isNarrowed({ ...listing.filters, min: null })).toBe(false);
    expect(`${listing.typed.min}${listing.typed.max}`).not.toBe('');
  });

  it('reads prices in common spellings', () =>
    expect(read('min=₹ 1,08,000').filters.min).toBe(rupees(108_000)));

  it('cuts words longer than a query', () =>
    expect(read(`q=${'x'.repeat(5_000)}`).filters.q).toHaveLength(100));
});

const variant = (id: string, options: [string, string][], available = 5): Variant => ({
  id,
  sku: id,
  options: options.map(([name, value]) => ({ name, value })),
  price: paise(25_050),
  mrp: null,
  weightGrams: 100,
  picture: null,
  available,
});
const dress = [
  variant('4y', [
    ['Size', '4'],
    ['Colour', 'yellow'],
  ]),
  variant('4r', [
    ['Size', '4'],
    ['Colour', 'rose'],
  ]),
  variant(
    '6r',
    [
      ['Size', '6'],
      ['Colour', 'rose'],
    ],
    0,
  ),
  variant('9y', [
    ['Size', '9'],
    ['Colour', 'yellow'],
  ]),
];
const at = (id: string) => dress.find((one) => one.id === id) as Variant;

describe('choosing a variant', () => {
  const led = (from: string) =>
    choicesOf(dress, at(from)).map(({ values }) => values.map(({ variantId }) => variantId));

  it('leads to the variant that keeps the other choices where there is one', () => {
    expect(led('4y')).toEqual([
      ['4y', '6r', '9y'],
      ['4y', '4r'],
    ]);
    expect(led('6r')).toEqual([
      ['4r', '6r', '9y'],
      ['4y', '6r'],
    ]);
  });

  it('marks the current choice, and what no variant in stock has', () => {
    const [sizes] = choicesOf(dress, at('4r'));
    expect(sizes?.values.map(({ chosen, inStock }) => [chosen, inStock])).toEqual([
      [true, true],
      [false, false],
      [false, true],
    ]);
  });

  it.each([
    ['6r', '6r'],
    ['unknown', '4y'],
    [null, '4y'],
  ])('%s shows %s', (requested, shown) => expect(shownVariant(dress, requested)?.id).toBe(shown));

  it('shows what is in stock first, and something even if nothing is', () => {
    expect(shownVariant([at('6r'), at('9y')], null)?.id).toBe('9y');
    expect(shownVariant([at('6r')], null)?.id).toBe('6r');
    expect(shownVariant([], null)).toBeNull();
  });
});

describe('the form of a product', () => {
  const product = {
    id: 'dress',
    title: 'Dress',
    status: 'live',
    pictures: [{ image: 'shop-clothes', alt: '' }],
    variants: [variant('few', [['Size', '4']], 3), variant('many', [['Size', '6']], 40), at('6r')],
  } as unknown as Product;
  const buy = (quantity: string, variantId = 'few', of: Product | null = product) =>
    readBuyForm(of, { variantId, quantity });

  it.each(['0', '-1', '1.5', '4', '1000000000', '1e9', '', 'two', '१.५', '1;drop'])(
    'refuses %j of three beside the field',
    (quantity) => expect(buy(quantity)).toEqual({ ok: false, code: 'number-outside', field: 'quantity' }),
  );
  it.each([
    ['3', 'few', 3],
    [' 2 ', 'few', 2],
    ['१०', 'many', 10],
  ])('takes %j of %s', (typed, id, quantity) =>
    expect(buy(typed, id)).toMatchObject({ ok: true, value: { quantity } }),
  );
  it('accepts no more than ten however large the stock', () =>
    expect(buy('11', 'many')).toMatchObject({ ok: false }));
  it.each([
    ['variant-unknown', 'xx', product],
    ['variant-unknown', '', product],
    ['out-of-stock', '6r', product],
    ['product-gone', 'few', null],
    ['product-gone', 'few', { ...product, status: 'hidden' } as Product],
  ])('refuses with %s', (code, id, of) => expect(buy('1', id, of)).toMatchObject({ ok: false, code }));
  it('keeps the decimals of the price, and the choice in the name', () =>
    expect(buy('1')).toMatchObject({
      value: {
        line: { id: 'dress', variations: 'few', price: '250.50', amount: '250.50', name: 'Dress (4)' },
      },
    }));
});
