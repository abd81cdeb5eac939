import { describe, expect, it } from 'vitest';
import type { Cause } from '#core/donations/cause.ts';
import { rupees } from '#core/money/paise.ts';
import { checkoutWay, noDay, type Wanted } from './checkout-way.ts';

const today = '2026-11-20';
const cause = {
  id: 'food',
  title: 'Food',
  types: [{ id: 'plate', title: 'A plate', amount: rupees(50) }],
  allowsOwnAmount: true,
  startsOn: null,
  endsOn: null,
} as unknown as Cause;
const plates = (quantity: string): Wanted => ({
  field: 'plates',
  typeId: 'plate',
  ownAmount: null,
  quantity,
});
const day = (typed: string, needed = false) => ({ typed, needed });
const tooFar = 'Choose a day from today to a year ahead.';

describe('the redirect from a giving page to the checkout', () => {
  it('has kinds, counts and our price, never one of the form', () => {
    const own: Wanted = { field: 'own', typeId: null, ownAmount: '1,100', quantity: '1' };
    expect(checkoutWay(cause, [plates('२०'), own], noDay, today)).toEqual({
      to: '/donation-checkout?cause=food&type=plate&quantity=20&amount=50.00&cause=food&type=&quantity=1&amount=1%2C100',
    });
  });

  it.each(['2026-11-20', '2027-11-20'])('has the day %s', (typed) => {
    expect(checkoutWay(cause, [plates('1')], day(typed), today)).toEqual({
      to: `/donation-checkout?cause=food&type=plate&quantity=1&amount=50.00&sevaDate=${typed}`,
    });
  });

  it.each([
    ['2026-11-19', tooFar],
    ['2027-11-21', tooFar],
    ['2027-02-30', 'Choose a calendar date.'],
    ['tomorrow', 'Choose a calendar date.'],
  ])('refuses the day %s', (typed, message) => {
    expect(checkoutWay(cause, [plates('1')], day(typed), today)).toEqual({
      problems: [{ field: 'sevaDate', message }],
    });
  });

  it('reports every problem at once', () => {
    expect(
      checkoutWay(cause, [plates('0'), { ...plates('1'), typeId: 'gold' }], day(' ', true), today),
    ).toEqual({
      problems: [
        { field: 'plates', message: 'Enter a quantity from 1 to 999.' },
        { field: 'plates', message: 'This item is no longer available.' },
        { field: 'sevaDate', message: 'Choose the day of your offering.' },
      ],
    });
  });

  it.each([
    [null, 'Donation not found.'],
    [{ ...cause, endsOn: '2026-11-19' }, 'This campaign has closed.'],
  ])('does not happen where nothing can be given', (cause, message) => {
    expect(checkoutWay(cause, [plates('1')], noDay, today)).toEqual({
      problems: [{ field: 'plates', message }],
    });
  });
});
