import { describe, expect, it } from 'vitest';
import { prefixOn, prefixStem, seriesYears } from './receipt-prefix.ts';

const dated = [
  { from: '2028-04-01', prefix: 'T' },
  { from: '2027-04-01', prefix: 'HK' },
];

it.each([
  ['2026-04-01', 'D'],
  ['2027-03-31', 'D'],
  ['2027-04-01', 'HK'],
  ['2028-03-31', 'HK'],
  ['2031-01-01', 'T'],
])('a donation of %s is numbered under %s', (day, prefix) => expect(prefixOn('D', dated, day)).toBe(prefix));

it.each([
  ['D', 'D'],
  ['D2', 'D'],
  ['ABC', 'AB'],
  ['AB2', 'AB'],
])('%s keeps %s in a restore', (prefix, stem) => expect(prefixStem(prefix)).toBe(stem));

describe('the two years that the admin shows', () => {
  it.each([
    ['2026-11-21', '26-27', '27-28', 'D', 'HK', 123],
    ['2027-03-31', '26-27', '27-28', 'D', 'HK', 123],
    ['2027-04-01', '27-28', '28-29', 'HK', 'T', 0],
  ])('%s', (today, now, next, prefix, after, last) => {
    const years = seriesYears('D', dated, [{ year: '26-27', last: 123 }], today);
    expect(years.now).toMatchObject({ year: now, prefix, last });
    expect(years.next).toMatchObject({ year: next, prefix: after, last: 0 });
  });
});
