import { expect, it } from 'vitest';
import { isFreshlyProven } from './fresh-proof.ts';

const now = new Date('2026-11-21T06:12:00Z');

it.each([
  [undefined, false],
  ['2026-11-21T06:12:00Z', true],
  ['2026-11-21T06:02:01Z', true],
  ['2026-11-21T06:02:00Z', false],
  ['2026-11-20T06:12:00Z', false],
  // A session from a machine whose clock is ahead.
  ['2026-11-21T06:13:00Z', true],
])('proven %s: %s', (at, fresh) =>
  expect(isFreshlyProven({ provenAt: at === undefined ? undefined : new Date(at) }, now)).toBe(fresh),
);
