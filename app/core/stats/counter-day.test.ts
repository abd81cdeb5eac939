import { expect, it } from 'vitest';
import { counterDays } from './counter-day.ts';

it('adds up what moved on each day in cash and by UPI, the newest day first', () => {
  expect(
    counterDays([
      { day: '2026-11-20', mode: 'cash', taken: 50_000, back: 0 },
      { day: '2026-11-21', mode: 'upi', taken: 10_000, back: 0 },
      { day: '2026-11-20', mode: 'cash', taken: 20_000, back: 0 },
      { day: '2026-11-20', mode: 'cash', taken: 0, back: 30_000 },
    ]),
  ).toEqual([
    { day: '2026-11-21', cash: { taken: 0, back: 0 }, upi: { taken: 10_000, back: 0 } },
    { day: '2026-11-20', cash: { taken: 70_000, back: 30_000 }, upi: { taken: 0, back: 0 } },
  ]);
  expect(counterDays([])).toEqual([]);
});
