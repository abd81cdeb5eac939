import { expect, it } from 'vitest';
import { isDusk } from './sky.ts';

it.each([
  ['04:29:59', true],
  ['04:30:00', false],
  ['12:00:00', false],
  ['15:59:59', false],
  ['16:00:00', true],
  ['23:59:59', true],
  ['00:00:00', true],
])('at %s in Ghaziabad it is dusk: %s', (time, expected) =>
  expect(isDusk(Date.parse(`2026-11-20T${time}+05:30`))).toBe(expected),
);
