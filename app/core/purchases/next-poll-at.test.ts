import { expect, it } from 'vitest';
import { nextPollAt } from './next-poll-at.ts';

const begun = new Date('2026-11-20T06:00:00Z');
const after = (hours: number) => new Date(begun.getTime() + hours * 3_600_000);

it.each([
  ['created', 0, 1 / 12],
  ['attempted', 0.9, 0.9 + 1 / 12],
  ['failed', 5, 5.25],
  ['created', 23.9, 24.15],
  ['created', 30, 36],
  ['created', 96, null],
  ['paid', 0, 1],
  ['paid', 1, 24],
  ['review', 25, 96],
  ['paid', 96, null],
  ['refund_pending', 2, 14],
  ['refund_pending', 14, 24],
  ['refund_pending', 2_000, 2_012],
] as const)('%s after %d hours is asked about at %s', (state, hours, next) => {
  expect(nextPollAt(state, begun, after(hours))).toEqual(next === null ? null : after(next));
});

it.each([
  ['created', 30, 48, 30.25],
  ['created', 48.9, 48, 49.15],
  ['created', 50, 48, 56],
  // Agreed to a week later.
  ['created', 170, 216, 170.25],
  ['created', 230, 216, 236],
  ['created', 288, 216, null],
] as const)('%s after %d hours, payable for %d, is asked about at %s', (state, hours, payable, next) => {
  const expected = next === null ? null : after(next);
  expect(nextPollAt(state, begun, after(hours), after(payable))).toEqual(expected);
});
