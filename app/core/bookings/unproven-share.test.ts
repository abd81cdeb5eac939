import { expect, it } from 'vitest';
import { mostUnproven } from './unproven-share.ts';

it.each([
  ['stock', 1, 10],
  ['stock', 39, 10],
  ['stock', 41, 11],
  ['stock', 1_900, 475],
  ['departure', 12, 8],
  ['departure', 36, 9],
  ['seva', 1, 8],
  ['seva', 12, 8],
  ['seva', 50, 13],
] as const)('of %s, %i in all: %i', (thing, capacity, most) => {
  expect(mostUnproven(thing, capacity)).toBe(most);
});
