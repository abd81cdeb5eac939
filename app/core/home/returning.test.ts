import { expect, it } from 'vitest';
import { isBack } from './returning.ts';

const first = Date.parse('2026-11-20T05:00:00+05:30');

it.each([
  ['on the first visit', null, '2026-11-20T05:00:00+05:30', false],
  ['while that visit lasts', String(first), '2026-11-20T09:00:00+05:30', false],
  ['later that day', String(first), '2026-11-20T09:00:01+05:30', true],
  ['the next year', String(first), '2027-11-20T05:00:00+05:30', true],
  ['with a broken mark', 'yes', '2027-11-20T05:00:00+05:30', false],
])('%s somebody is back: %s at %s is %s', (_, stored, now, expected) =>
  expect(isBack(stored, Date.parse(now))).toBe(expected),
);
