import { expect, it } from 'vitest';
import { paise } from '#core/money/paise.ts';
import { shareFree } from './free-passes.ts';

const line = (quantity: number, price: number, membersFree = true) => ({
  ...{ quantity, price: paise(price), membersFree },
});

it.each([
  // The dearest first.
  [[line(2, 100), line(2, 500)], 3, [1, 2]],
  [[line(2, 500), line(2, 500)], 3, [2, 1]],
  // What costs nothing, or is not for members, takes none.
  [[line(2, 0), line(1, 900, false), line(1, 100)], 5, [0, 0, 1]],
  [[line(2, 100)], 0, [0]],
  [[], 4, []],
])('%j with %i free ones: %j', (lines, left, shares) => {
  expect(shareFree(lines, left)).toEqual(shares);
});
