import { expect, it } from 'vitest';
import { splitBenefits, tierSteps } from './membership-tier.ts';

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

it('says of each tier what it adds to the one below it, and what it has in common with it', () => {
  const steps = tierSteps([
    { benefits: ['a', 'b 5'] },
    { benefits: ['b 10', 'a', 'c'] },
    { benefits: ['d'] },
  ]);
  expect(steps.map(({ adds, same }) => [adds, same])).toEqual([
    [['a', 'b 5'], []],
    [['b 10', 'c'], ['a']],
    [['d'], []],
  ]);
  expect(steps.map(({ below }) => below?.benefits[0] ?? null)).toEqual([null, 'a', 'b 10']);
});
