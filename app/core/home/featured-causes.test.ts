import { describe, expect, it } from 'vitest';
import type { Cause, CauseCategory } from '#core/donations/cause.ts';
import { rupees } from '#core/money/paise.ts';
import { featuredCauses, smallestDonation } from './featured-causes.ts';

const cause = (id: string, category: CauseCategory, endsOn: string | null = null) =>
  ({ id, category, startsOn: null, endsOn }) as Cause;
const featured = (...causes: Cause[]) => featuredCauses(causes, '2026-11-20').map((one) => one.id);

describe('featuredCauses', () => {
  it.each([
    ['nothing', [], []],
    [
      'one of each category, in our order',
      [
        cause('general', 'general'),
        cause('books', 'books'),
        cause('cows', 'cow-care'),
        cause('hall', 'temple-construction'),
        cause('meals', 'food'),
        cause('rice', 'food'),
      ],
      ['meals', 'hall', 'cows', 'books'],
    ],
    [
      'more of the same where categories are missing',
      [cause('meals', 'food'), cause('rice', 'food'), cause('bread', 'food')],
      ['meals', 'rice', 'bread'],
    ],
    [
      'no closed campaign',
      [cause('old', 'food', '2026-11-19'), cause('meals', 'food', '2026-11-20')],
      ['meals'],
    ],
  ])('shows %s', (_, causes, expected) => expect(featured(...(causes as Cause[]))).toEqual(expected));
});

describe('smallestGift', () => {
  it.each([
    ['types and presets', [1_000, 551], [1_101], 551],
    ['presets only', [], [2_100, 501], 501],
  ])('of %s', (_, types, presets, least) => {
    const named = types.map((amount) => ({ id: 'x', title: 'x', amount: rupees(amount) }));
    expect(smallestDonation({ types: named, presets: presets.map(rupees) })).toBe(rupees(least));
  });
  it('is unknown where only an own amount is possible', () =>
    expect(smallestDonation({ types: [], presets: [] })).toBeNull());
});
