import { expect, it } from 'vitest';
import { lowerCover } from './cover.ts';

it.each([
  ['a price above what is paid', [{ most: 3_000, cover: 3_000 }], 6_000, [[3_000, 0]]],
  ['one payment', [{ most: 10_000, cover: 10_000 }], 6_000, [[6_000, 4_000]]],
  ['one that went back in part', [{ most: 3_000, cover: 1_500 }], 2_000, [[2_000, 0]]],
  [
    'the rest before the deposit',
    [
      { most: 7_000, cover: 7_000 },
      { most: 3_000, cover: 3_000 },
    ],
    2_000,
    [
      [0, 7_000],
      [2_000, 1_000],
    ],
  ],
  [
    'no less where what went back is missing already',
    [
      { most: 7_000, cover: 7_000 },
      { most: 3_000, cover: 2_000 },
    ],
    9_000,
    [
      [7_000, 0],
      [2_000, 0],
    ],
  ],
])('lowers what covers a stay: %s', (_, parts, price, lowered) => {
  expect(lowerCover(parts, price).map(({ most, less }) => [most, less])).toEqual(lowered);
});
