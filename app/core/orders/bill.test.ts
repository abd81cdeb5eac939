import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addPaise, paise } from '#core/money/paise.ts';
import { type BillFacts, creditOf, makeBill, makeCreditNote, type Sale, type TakenBack } from './bill.ts';
import { addSplits, shareOut, splitTax } from './tax.ts';

const seller = { name: 'Temple', address: 'Ghaziabad', state: 'Uttar Pradesh', gstin: '09AAATD0000D1ZO' };
const sale = (instead: Partial<Sale> = {}): Sale => ({
  billedOn: '2026-11-20',
  order: { id: 'ord_1', number: 1001 },
  seller,
  buyer: { name: 'Radha Devi', address: null, gstin: null },
  supplyState: 'Uttar Pradesh',
  payment: { mode: 'online', reference: 'pay_1' },
  lines: [{ title: 'Incense', options: '', hsn: '3307', quantity: 1, unit: paise(10_500), rateBp: 500 }],
  delivery: paise(0),
  ...instead,
});
const line = (rateBp: number) => ({ ...(sale().lines[0] as Sale['lines'][number]), rateBp });

describe('the tax in a price', () => {
  it.each([
    [10_500, 500, true, [10_000, 250, 250, 0]],
    [10_500, 500, false, [10_000, 0, 0, 500]],
    [9_999, 1_800, true, [8_473, 763, 763, 0]],
    [1, 500, true, [1, 0, 0, 0]],
    [50_000, 0, true, [50_000, 0, 0, 0]],
  ])('%i paise at %i, inside: %s', (amount, rate, inside, [taxable, cgst, sgst, igst]) => {
    expect(splitTax(paise(amount as number), rate as number, inside as boolean)).toEqual({
      taxable,
      cgst,
      sgst,
      igst,
    });
  });

  it('splits a charge to the paisa, the largest fractions first', () => {
    expect(shareOut(paise(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(shareOut(paise(4_900), [29_900, 100])).toEqual([4_884, 16]);
    expect(shareOut(paise(0), [5])).toEqual([0]);
  });
});

describe('the kind of a bill', () => {
  it.each([
    ['taxed goods', [line(500), line(1_800)], 'tax-invoice'],
    ['books', [line(0)], 'bill-of-supply'],
    ['a mixed cart', [line(0), line(500)], 'combined'],
  ])('%s: %#', (_, lines, kind) => expect(makeBill(sale({ lines })).kind).toBe(kind));

  it('a seller without a GSTIN charges no tax', () => {
    const bill = makeBill(sale({ seller: { ...seller, gstin: null } }));
    expect([bill.kind, bill.tax.taxable, bill.tax.cgst]).toEqual(['bill-of-supply', 10_500, 0]);
  });

  it('another state: IGST', () => {
    expect(makeBill(sale({ supplyState: 'Kerala' })).tax).toEqual({
      taxable: 10_000,
      cgst: 0,
      sgst: 0,
      igst: 500,
    });
  });
});

const basket = fc.record({
  lines: fc.array(
    fc.record({
      title: fc.constant('x'),
      options: fc.constant(''),
      hsn: fc.constant(''),
      quantity: fc.integer({ min: 1, max: 10 }),
      unit: fc.integer({ min: 1, max: 5_000_000 }).map(paise),
      rateBp: fc.constantFrom(0, 300, 500, 1_200, 1_800, 2_800),
    }),
    { minLength: 1, maxLength: 12 },
  ),
  delivery: fc.integer({ min: 0, max: 100_000 }).map(paise),
  supplyState: fc.constantFrom('Uttar Pradesh', 'Delhi'),
  /** How often each line is partly cancelled, repeatedly, until nothing is left. */
  cuts: fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 12, maxLength: 12 }), {
    maxLength: 6,
  }),
});

const amountOf = ({ taxable, cgst, sgst, igst }: BillFacts['tax']) => addPaise([taxable, cgst, sgst, igst]);

it('10,000 baskets: parts add up to the price, and credit notes take back what was billed', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(basket, ({ cuts, ...goods }) => {
      const bill = { ...makeBill(sale(goods)), number: 'TA/26-27/000001' };
      const priced = addPaise(goods.lines.map(({ unit, quantity }) => paise(unit * quantity)));
      const notes: BillFacts[] = [];
      const before: TakenBack[] = [];
      let agreed = bill.total === priced + goods.delivery && amountOf(bill.tax) === bill.total;
      for (const one of bill.lines) {
        agreed &&= amountOf(one) === one.goods + one.delivery && one.cgst === one.sgst;
      }
      for (const cut of [...cuts, bill.lines.map(() => 10)]) {
        const now = bill.lines.flatMap(({ quantity }, position) => {
          const returned = before.reduce(
            (sum, one) => sum + (one.position === position ? one.quantity : 0),
            0,
          );
          const taken = Math.min(cut[position] ?? 0, quantity - returned);
          return taken > 0 ? [{ position, quantity: taken }] : [];
        });
        if (now.length === 0) continue;
        const note = makeCreditNote(bill, before, now, bill);
        agreed &&= note.total === creditOf(bill, before, now) && amountOf(note.tax) === note.total;
        notes.push(note);
        before.push(...now);
      }
      const back = addSplits(notes.map(({ tax }) => tax));
      agreed &&= (['taxable', 'cgst', 'sgst', 'igst'] as const).every(
        (part) => back[part] === bill.tax[part],
      );
      agreed &&= addPaise(notes.map(({ total }) => total)) === bill.total;
      return agreed;
    }),
    { seed: 26, numRuns: 10_000 },
  );
});
