import { expect, it } from 'vitest';
import { london, mayapur, testDays, testPlace } from './test-places.ts';

const places = [
  mayapur,
  london,
  testPlace(-36.85, 174.76, 'Pacific/Auckland'),
  testPlace(21.3, -157.86, 'Pacific/Honolulu'),
];

it.each(places.map((place) => [place.name, place] as const))(
  'Janmastami of every tenth year falls in August or September, well inside: %s',
  (_, place) => {
    for (let year = 1950; year < 2100; year += 10) {
      const days = testDays(place, `${year}-08-01`, `${year}-09-30`);
      const found = days.filter(({ entries }) =>
        entries.some(({ id }) => id.startsWith('sri-krsna-janmastami')),
      );
      expect([year, found.length]).toEqual([year, 1]);
      expect(found[0]?.date.slice(5) ?? '').toMatch(/^0(8-(0[5-9]|[12]\d|3\d)|9-(0\d|1[0-8]))$/);
    }
  },
);
