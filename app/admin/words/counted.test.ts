import { expect, it } from 'vitest';
import { counted } from './counted.ts';

it('counts in the words of one and of many, grouped as in India', () => {
  expect([0, 1, 2].map((count) => counted(count, 'gift'))).toEqual(['0 gifts', '1 gift', '2 gifts']);
  expect(counted(115_300, 'person', 'people')).toBe('1,15,300 people');
});
