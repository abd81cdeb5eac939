import { expect, it } from 'vitest';
import { timeIn } from './words.ts';

const now = new Date('2026-12-20T05:00:00Z');

it.each([
  ['en', '2026-12-20T04:00:00Z', '09:30'],
  // Another day there, and the same day in Greenwich.
  ['en', '2026-12-20T19:00:00Z', '21 Dec, 00:30'],
  ['hi', '2026-12-19T19:00:00Z', '00:30'],
  ['hi', '2026-12-21T04:00:00Z', '21 दिस॰, 09:30'],
] as const)('in %s %s is %s by the clock of the temple', (language, at, words) => {
  expect(timeIn(language, new Date(at), now)).toBe(words);
});
