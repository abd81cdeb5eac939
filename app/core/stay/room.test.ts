import { expect, it } from 'vitest';
import { byDoor } from './room.ts';

it('orders rooms as one walks: by number, floor by floor, then the beds of the halls', () => {
  const numbers = ['Hall B, bed 1', '1010', '201', 'Hall A, bed 10', '102', 'Hall A, bed 2', '9'];
  const inOrder = numbers.map((number) => ({ number })).sort(byDoor);
  expect(inOrder.map(({ number }) => number)).toEqual([
    ...['9', '102', '201', '1010', 'Hall A, bed 2', 'Hall A, bed 10', 'Hall B, bed 1'],
  ]);
});
