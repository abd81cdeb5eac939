import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addLine, cartTotal, type DonationLine, deleteLine, lineTotal, removeOne } from './cart.ts';
import { decodeDonationCart, decodeShopCart, encodeCart } from './decode-cart.ts';

const meals = { id: 'food-for-life', variations: 'meals-100', amount: '5000', title: '100 meals' };
const own = { id: 'food-for-life', variations: 'own-50050', amount: '500.50', title: 'Food for Life' };
const line = (donation: typeof meals, quantity: number): DonationLine => ({ ...donation, quantity });

describe('the cart', () => {
  it('raises the line with the same id and variations, appends any other', () => {
    const lines = addLine<DonationLine>(addLine<DonationLine>([line(meals, 1)], meals), own, 3);
    expect(lines).toEqual([line(meals, 2), line(own, 3)]);
  });

  it('takes the newest price of a line that is there', () => {
    expect(addLine<DonationLine>([line(meals, 1)], { ...meals, amount: '5500' })[0]?.amount).toBe('5500');
  });

  it('stops at 999 of a line and at 50 lines', () => {
    expect(addLine<DonationLine>([line(meals, 998)], meals, 5)[0]?.quantity).toBe(999);
    const full = Array.from({ length: 50 }, (_, n) => line({ ...meals, variations: `t${n}` }, 1));
    expect(addLine<DonationLine>(full, own)).toHaveLength(50);
    expect(addLine<DonationLine>(full, { ...meals, variations: 't7' })[7]?.quantity).toBe(2);
  });

  it('lowers by one, and at one the line goes', () => {
    const lines = [line(meals, 2), line(own, 1)];
    expect(removeOne(lines, meals)).toEqual([line(meals, 1), line(own, 1)]);
    expect(removeOne(lines, own)).toEqual([line(meals, 2)]);
  });

  it('deletes one variation and leaves the other of the same cause', () => {
    expect(deleteLine([line(meals, 2), line(own, 1)], meals)).toEqual([line(own, 1)]);
  });

  it.each([
    ['100', 3, '300'],
    ['100.5', 3, '301.5'],
    ['12.50', 2, '25.00'],
    ['0.10', 3, '0.30'],
    ['1.15', 999, '1148.85'],
  ])('line total of %s x %i keeps the decimals: %s', (amount, quantity, total) => {
    expect(lineTotal(line({ ...meals, amount }, quantity))).toBe(total);
  });

  it.each([
    [[], '0'],
    [[line(meals, 2), line(own, 3)], '11501.50'],
    [[line({ ...meals, amount: '0.1' }, 1), line({ ...own, amount: '0.2' }, 1)], '0.3'],
  ])('total %#', (lines, total) => expect(cartTotal(lines)).toBe(total));
});

describe('reading the storage', () => {
  it.each([null, '', 'null', '{}', '"x"', '[', '12', '\u0000'])('%j gives an empty cart', (stored) => {
    expect(decodeDonationCart(stored).lines).toEqual([]);
  });

  it.each([
    ['no id', { ...meals, quantity: 1, id: '' }],
    ['no amount', { ...meals, quantity: 1, amount: undefined }],
    ['negative amount', { ...meals, quantity: 1, amount: '-5' }],
    ['amount beyond reason', { ...meals, quantity: 1, amount: '1e309' }],
    ['three decimals', { ...meals, quantity: 1, amount: '1.005' }],
    ['a ninth digit', { ...meals, quantity: 1, amount: '100000000' }],
    ['zero of it', { ...meals, quantity: 0 }],
    ['half of one', { ...meals, quantity: 1.5 }],
    ['a list', [1]],
    ['nothing', null],
  ])('a line with %s is dropped and counted, and the good line stays', (_, bad) => {
    const { lines, dropped } = decodeDonationCart(JSON.stringify([bad, line(own, 2)]));
    expect({ lines, dropped }).toEqual({ lines: [line(own, 2)], dropped: 1 });
  });

  it('understands older formats: numbers, missing names, an object of variations, repeated lines', () => {
    const stored = [
      { id: 7, variations: { size: 'M' }, quantity: '2', price: 120.5 },
      { id: '7', variations: { size: 'M' }, quantity: 5_000, price: 120.5 },
    ];
    expect(decodeShopCart(JSON.stringify(stored)).lines).toEqual([
      {
        id: '7',
        variations: '{"size":"M"}',
        quantity: 999,
        price: '120.5',
        name: '',
        image: '',
        amount: '120.5',
      },
    ]);
  });

  it('keeps 50 lines of 500 and reports how many were dropped', () => {
    const stored = Array.from({ length: 500 }, (_, n) => line({ ...meals, variations: `t${n}` }, 1));
    const { lines, dropped } = decodeDonationCart(JSON.stringify(stored));
    expect([lines.length, dropped]).toEqual([50, 450]);
  });

  it('reads back what it wrote', () => {
    const lines = [line(meals, 2), line(own, 3)];
    expect(decodeDonationCart(encodeCart(lines))).toEqual({ lines, dropped: 0 });
  });

  it('never throws and never gives a line that cannot be summed, whatever is stored', () => {
    const anything = fc.oneof(
      fc.json(),
      fc.string(),
      fc.array(fc.object()).map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(anything, (stored) => {
        const { lines } = decodeDonationCart(stored);
        expect(cartTotal(lines)).toMatch(/^\d+(\.\d{1,2})?$/);
        expect(decodeDonationCart(encodeCart(lines))).toEqual({ lines, dropped: 0 });
      }),
      { seed: 7, numRuns: 500 },
    );
  });
});
