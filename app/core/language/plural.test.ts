import { expect, it } from 'vitest';
import { pluralIn } from './plural.ts';

it.each([
  ['en', 0, 'items'],
  ['en', 1, 'item'],
  ['en', 2, 'items'],
  // CLDR: in Hindi 0 and 1 are one.
  ['hi', 0, 'item'],
  ['hi', 1, 'item'],
  ['hi', 2, 'items'],
] as const)('%s %d', (language, count, form) =>
  expect(pluralIn(language)(count, { one: 'item', other: 'items' })).toBe(form),
);

it('falls back to the general form', () => expect(pluralIn('en')(1, { other: 'all' })).toBe('all'));
