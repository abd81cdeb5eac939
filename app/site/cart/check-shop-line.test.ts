import { describe, expect, it } from 'vitest';
import type { ShopLine } from '#core/cart/cart.ts';
import { rupees } from '#core/money/paise.ts';
import type { QuotedLine } from '#core/products/quote.ts';
import { checkShopLine } from './check-shop-line.ts';

const line = (instead: Partial<ShopLine> = {}): ShopLine => ({
  id: 'gita',
  variations: 'hi',
  quantity: 2,
  price: '250',
  amount: '250',
  name: 'Gita (Hindi)',
  image: 'books',
  ...instead,
});
const quote = (instead: Partial<QuotedLine> = {}): QuotedLine => ({
  productId: 'gita',
  variantId: 'hi',
  asked: 'hi',
  quantity: 1,
  state: 'fine',
  most: 10,
  item: {
    title: 'Gita',
    options: 'Hindi',
    picture: 'books',
    unit: rupees(250),
    list: null,
    total: rupees(250),
    weightGrams: 400,
  },
  ...instead,
});

describe('a line of the shop cart compared with its quote', () => {
  it('is unchanged before the quote, and when nothing changed', () => {
    expect(checkShopLine(line(), null)).toMatchObject({ buyable: true, note: null, most: null });
    expect(checkShopLine(line(), [quote()])).toMatchObject({ buyable: true, note: null, most: 10 });
  });

  it('names a changed price and uses it; a tampered one counts as changed', () => {
    const checked = checkShopLine(line({ price: '1', amount: '1' }), [quote()]);
    expect(checked.note).toBe('Now ₹250. It was ₹1 when you chose it.');
    expect(checked.line).toMatchObject({ price: '250', amount: '250', quantity: 2 });
  });

  it('is a member’s price without an alarm, and an alarm where everybody’s changed', () => {
    const { item } = quote();
    const member = quote({ item: item && { ...item, unit: rupees(225), list: rupees(250) } });
    expect(checkShopLine(line(), [member])).toMatchObject({
      ...{ note: null, member: 'Your price as a member, instead of ₹250' },
      line: { price: '225', amount: '225' },
    });
    expect(checkShopLine(line({ price: '240' }), [member]).note).toContain('It was ₹240');
  });

  it.each([
    [{ most: 0, state: 'out' as const }, 'Out of stock just now.'],
    [{ most: 1, state: 'fewer' as const }, 'Only 1 left. Lower the quantity to go on.'],
    [{ most: 0, state: 'gone' as const, item: null }, 'This item is no longer available.'],
  ])('%o: has a note, leaves the quantity alone and out of the checkout', (change, note) => {
    const checked = checkShopLine(line(), [quote(change)]);
    expect(checked).toMatchObject({ buyable: false, note, line: { quantity: 2 } });
  });

  it('takes at most ten of one thing', () =>
    expect(checkShopLine(line({ quantity: 11 }), [quote()])).toMatchObject({
      buyable: false,
      note: 'At most 10 of one item go into an order.',
    }));

  it('reads a line of an older cart without a variant', () =>
    expect(checkShopLine(line({ variations: '' }), [quote({ asked: '' })])).toMatchObject({
      page: '/shop/single-product/gita?variantId=hi',
    }));
});
