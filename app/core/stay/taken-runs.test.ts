import { expect, it } from 'vitest';
import { takenRuns } from './taken-runs.ts';

it.each([
  ['nothing', [], []],
  ['a night', [['2026-12-31', 1]], [['2026-12-31', '2027-01-01', 1]]],
  [
    'more rooms from a night on',
    [
      ['2026-12-01', 1],
      ['2026-12-02', 1],
      ['2026-12-03', 2],
    ],
    [
      ['2026-12-01', '2026-12-03', 1],
      ['2026-12-03', '2026-12-04', 2],
    ],
  ],
  [
    'a free night between',
    [
      ['2026-12-01', 1],
      ['2026-12-03', 1],
    ],
    [
      ['2026-12-01', '2026-12-02', 1],
      ['2026-12-03', '2026-12-04', 1],
    ],
  ],
  ['none taken', [['2026-12-01', 0]], []],
] as [string, [string, number][], [string, string, number][]][])('%s', (_, nights, runs) => {
  const joined = takenRuns(nights.map(([night, taken]) => ({ night, taken })));
  expect(joined.map(({ arrival, departure, taken }) => [arrival, departure, taken])).toEqual(runs);
});
