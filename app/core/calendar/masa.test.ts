import { describe, expect, it } from 'vitest';
import { withLostMonthRepaired } from './masa.ts';
import { ghaziabad, testDays } from './test-places.ts';

describe('a lost month', () => {
  it.each([
    ['no gap', [3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8]],
    ['an extra month alone remains', [4, 5, 5, 6, 7, 8], [4, 5, 5, 6, 7, 8]],
    ['the extra month after the gap gives its name back', [6, 7, 8, 10, 10, 11], [6, 7, 8, 9, 10, 11]],
    ['the one before the gap remains', [5, 6, 6, 8, 9, 10], [5, 6, 6, 7, 8, 9]],
    ['from the gap to the end of sight', [8, 10, 11, 12, 13, 14], [8, 9, 10, 11, 12, 13]],
  ])('%s', (_, rasis, repaired) => expect(withLostMonthRepaired(rasis)).toEqual(repaired));

  it('1982-83: one extra month, every other once', () => {
    const months = testDays(ghaziabad, '1982-08-20', '1983-05-01')
      .map(({ masa }) => masa.name)
      .filter((name, index, all) => name !== all[index - 1]);
    expect(months).toEqual([
      ...['Hrsikesa', 'Padmanabha', 'Purusottama-adhika', 'Padmanabha', 'Damodara', 'Kesava', 'Narayana'],
      ...['Madhava', 'Govinda', 'Visnu', 'Madhusudana'],
    ]);
  });

  it('1963-64: the gap is too far back for the second extra month, which remains, as in GCal', () => {
    const months = testDays(ghaziabad, '1964-02-20', '1964-05-01')
      .map(({ masa }) => masa.name)
      .filter((name, index, all) => name !== all[index - 1]);
    expect(months).toEqual(['Madhava', 'Govinda', 'Purusottama-adhika', 'Visnu', 'Madhusudana']);
  });
});
