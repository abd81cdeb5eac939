import { expect, it } from 'vitest';
import { eventPause, mostEventTries, refundPause } from './try-again.ts';

const minutes = (pauses: number[]) => pauses.map((pause) => pause / 60_000);
const tries = Array.from({ length: mostEventTries }, (_, at) => at + 1);

it('an event is retried at growing intervals for a little over a day', () => {
  expect(minutes(tries.map(eventPause))).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360]);
});

it.each([
  ['approved', [0.5, 1, 2, 4, 8, 15, 15, 15]],
  ['sent', [0.5, 1, 2, 4, 8, 16, 32, 64]],
] as const)('a refund that is %s is followed up from half a minute on', (state, pauses) => {
  expect(minutes(tries.slice(0, 8).map((count) => refundPause(state, count)))).toEqual(pauses);
});

it.each(['approved', 'sent'] as const)('however often it was tried, the pause ends (%s)', (state) => {
  expect(refundPause(state, 5_000)).toBeLessThanOrEqual(6 * 3_600_000);
});
