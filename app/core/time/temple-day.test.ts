import { expect, it } from 'vitest';
import { statementDue, taxYearOf, taxYearSpan } from './tax-year.ts';
import { templeDay, templeDayStart } from './temple-day.ts';

it.each([
  ['2027-03-31T18:29:59.999Z', '2027-03-31', '2026-27'],
  ['2027-03-31T18:30:00.000Z', '2027-04-01', '2027-28'],
  ['2026-12-31T20:00:00.000Z', '2027-01-01', '2026-27'],
  ['2099-12-31T00:00:00.000Z', '2099-12-31', '2099-00'],
])('%s is %s of the year %s', (moment, day, taxYear) => {
  expect(templeDay(new Date(moment))).toBe(day);
  expect(taxYearOf(day)).toBe(taxYear);
});

it('knows when a day begins', () => {
  expect(templeDayStart('2027-04-01').toISOString()).toBe('2027-03-31T18:30:00.000Z');
});

it('knows the bounds of a year, and refuses other text', () => {
  expect(taxYearSpan('2026-27')).toEqual({
    from: new Date('2026-03-31T18:30:00Z'),
    to: new Date('2027-03-31T18:30:00Z'),
  });
  expect(['2026', '2026-28', '', '1926-27'].map(taxYearSpan)).toEqual([null, null, null, null]);
});

it('knows when the statement of a year is due', () => {
  expect(['2025-26', '2099-00'].map(statementDue)).toEqual(['2026-05-31', '2100-05-31']);
});
