import { describe, expect, it } from 'vitest';
import { donationLinesOf, donationLinesQuery, readDonationLines } from './shown-lines.ts';

const cart = [
  { id: 'food-for-life', variations: 'meals-100', quantity: 2, amount: '5000', title: '100 full meals' },
  { id: 'cow-care', variations: 'own-50050', quantity: 1, amount: '500.50', title: 'Cow care' },
];

describe('the lines on their way to the checkout', () => {
  it('are read back from the query unchanged', () => {
    const lines = donationLinesOf(cart);
    expect(lines).toEqual([
      { causeId: 'food-for-life', typeId: 'meals-100', ownAmount: null, quantity: '2', shown: '5000' },
      { causeId: 'cow-care', typeId: null, ownAmount: '500.50', quantity: '1', shown: '' },
    ]);
    expect(readDonationLines(new URLSearchParams(donationLinesQuery(lines)))).toEqual(lines);
  });

  it('have no title: names come from the catalogue', () =>
    expect(donationLinesQuery(donationLinesOf(cart))).not.toContain('meals+'));

  it.each([
    ['a cause alone is one donation without an amount yet', 'cause=general', '1', ''],
    ['what is no number stays as typed', 'cause=general&type=&quantity=-2&amount=1e309', '-2', '1e309'],
  ])('%s', (_, query, quantity, ownAmount) =>
    expect(readDonationLines(new URLSearchParams(query))).toEqual([
      { causeId: 'general', typeId: null, ownAmount, quantity, shown: '' },
    ]),
  );

  it('stop one after a cart’s limit: 500 lines are refused without being read', () => {
    const query = new URLSearchParams(Array.from({ length: 500 }, () => ['cause', 'general']));
    expect(readDonationLines(query)).toHaveLength(51);
  });

  it('ignore an upload in place of a text', () => {
    const form = new FormData();
    form.append('cause', new File(['x'], 'x.txt'));
    expect(readDonationLines(form)[0]?.causeId).toBe('');
  });
});
