import { expect, it } from 'vitest';
import { splitBenefits } from './membership-tier.ts';

it.each([
  [[], [], []],
  [[['a', 'b']], [], [['a', 'b']]],
  [
    [
      ['a', 'b'],
      ['c', 'a'],
    ],
    ['a'],
    [['b'], ['c']],
  ],
  [[['a'], ['b']], [], [['a'], ['b']]],
])('of %j every tier has %j and its own are %j', (given, shared, own) => {
  const split = splitBenefits(given.map((benefits) => ({ benefits })));
  expect(split.shared).toEqual(shared);
  expect(split.tiers.map(({ benefits }) => benefits)).toEqual(own);
});
