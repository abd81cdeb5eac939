import { expect, it } from 'vitest';
import { paise } from '#core/money/paise.ts';
import { memberPrice } from './member-price.ts';

it.each([
  [10_000, 10, 9_000],
  // 3.35 paise of discount are 3.
  [67, 5, 64],
  // Too little for a whole paisa of discount.
  [19, 5, 19],
  [14_900, 0, 14_900],
  [99_999, 15, 85_000],
  // Prices of crores stay exact.
  [123_456_789_01, 50, 6_172_839_451],
])('%i paise less %i percent are %i', (price, percent, left) => {
  expect(memberPrice(paise(price), percent)).toBe(left);
});
