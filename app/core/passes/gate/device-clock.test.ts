import { expect, it } from 'vitest';
import { skewOf } from './device-clock.ts';

it.each([
  ['right', { sent: 1_000, received: 1_200, now: 1_100 }, 0],
  ['ten minutes behind', { sent: 0, received: 200, now: 600_100 }, 600_000],
  ['ten minutes ahead', { sent: 600_000, received: 600_200, now: 100 }, -600_000],
  ['changed while it waited', { sent: 5_000, received: 1_000, now: 3_000 }, null],
  ['answered too late to say', { sent: 0, received: 8_001, now: 4_000 }, null],
])('a clock that is %s', (_, meeting, skew) => expect(skewOf(meeting)).toBe(skew));
