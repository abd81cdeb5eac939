import { describe, expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import { type CartCause, checkLine } from './check-line.ts';

const food: CartCause = {
  id: 'food-for-life',
  title: 'Food for Life',
  image: 'food-for-life',
  status: 'live',
  allowsOwnAmount: true,
  types: [{ id: 'meals-100', title: '100 full meals', amount: rupees(5_000) }],
};
const meals = { id: food.id, variations: 'meals-100', quantity: 2, amount: '5000.00', title: 'Old name' };
const own = { id: food.id, variations: 'own-50050', quantity: 1, amount: '500.50', title: 'Food for Life' };

describe('an old line of the cart', () => {
  it('is unchanged, with its decimals, under today’s name', () =>
    expect(checkLine(meals, [food])).toMatchObject({
      title: 'Food for Life: 100 full meals',
      line: { amount: '5000.00' },
      givable: true,
      note: null,
    }));

  it('keeps the donor’s own amount', () =>
    expect(checkLine(own, [food])).toMatchObject({ line: own, givable: true, note: null }));

  it('shows the own amount that will be charged, not one edited beside it', () =>
    expect(checkLine({ ...own, amount: '1' }, [food]).line.amount).toBe('500.50'));

  it('takes today’s price and names the old one', () =>
    expect(checkLine({ ...meals, amount: '4500' }, [food])).toMatchObject({
      line: { amount: '5000' },
      givable: true,
      note: 'Now ₹5,000. It was ₹4,500 when you chose it.',
    }));

  it.each([
    ['unknown cause', meals, [], 'This item is no longer available.'],
    ['removed type', { ...meals, variations: 'x' }, [food], 'This item is no longer available.'],
    [
      'no own amounts any more',
      own,
      [{ ...food, allowsOwnAmount: false }],
      'This item is no longer available.',
    ],
    ['closed', meals, [{ ...food, status: 'closed' as const }], 'This campaign has closed.'],
    ['not begun', own, [{ ...food, status: 'upcoming' as const }], 'This campaign has not begun yet.'],
  ])('cannot be given: %s', (_, line, causes, note) =>
    expect(checkLine(line, causes)).toMatchObject({ givable: false, note }),
  );
});
