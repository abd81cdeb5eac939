import { expect, it } from 'vitest';
import { paise } from '#core/money/paise.ts';
import { monthsOfTaxYear, occupancy, perNight, stayFigureRows, wholeHouse } from './stay-figures.ts';

const month = (kind: string, sold: number, available: number, revenue: number) => ({
  ...{ month: '2026-12', kind, sold, available, revenue: paise(revenue) },
});

it('counts twelve months from April on', () => {
  const months = monthsOfTaxYear('2026-27');
  expect([months.length, months[0], months[8], months[9], months[11]]).toEqual([
    ...[12, '2026-04', '2026-12', '2027-01', '2027-03'],
  ]);
});

it.each([
  [1, 3, 33.3],
  [3, 3, 100],
  [0, 31, 0],
  [0, 0, null],
])('%i of %i sold nights are %s percent', (sold, available, percent) =>
  expect(occupancy({ sold, available })).toBe(percent),
);

it('shares revenue by nights, and by none not at all', () => {
  expect(perNight(paise(1_000), 3)).toBe(333);
  expect(perNight(paise(1_000), 0)).toBe(null);
});

it('adds the kinds of a month, and writes a row for each', () => {
  const kinds = [month('Hut', 2, 31, 200_000), month('Suite', 1, 62, 500_000)];
  const house = wholeHouse(kinds);
  expect(house).toEqual([{ month: '2026-12', kind: null, sold: 3, available: 93, revenue: 700_000 }]);
  expect(stayFigureRows(house)[1]).toEqual([
    ...['2026-12', 'All kinds', '93', '3', '3.2', '7000.00', '2333.33', '75.27'],
  ]);
});
