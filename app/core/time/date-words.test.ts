import { describe, expect, it } from 'vitest';
import { clockTime, dayAndMonth, dayInWords, longDate, longDay, span, weekday } from './date-words.ts';
import { templeIso } from './temple-day.ts';

// 18:30 in London on the 15th is already midnight of the 16th in Ghaziabad.
const midnight = new Date('2025-12-15T18:30:00Z');

describe('dates in words', () => {
  it('are those of Ghaziabad', () => {
    expect(longDate(midnight)).toBe('16 December 2025');
    expect(longDay(midnight)).toBe('Tuesday, 16 December 2025');
    expect(dayAndMonth(midnight)).toEqual({ day: '16', month: 'Dec' });
    expect(weekday(midnight)).toBe('Tuesday');
    expect(clockTime(midnight)).toBe('00:00');
    expect(templeIso(midnight)).toBe('2025-12-16T00:00:00+05:30');
    expect(longDate(new Date('2025-12-15T18:29:59Z'))).toBe('15 December 2025');
  });

  it.each([
    ['a leap day', '2028-02-29T12:00:00+05:30', '29 February 2028'],
    ['the first of a year', '2027-01-01T00:00:00+05:30', '1 January 2027'],
  ])('know %s', (_, moment, expected) => expect(longDate(new Date(moment))).toBe(expected));

  it.each([
    ['2026-03-31', '31 March 2026'],
    ['2026-04-01', '1 April 2026'],
    ['2028-02-29', '29 February 2028'],
    ['1900-01-01', '1 January 1900'],
  ])('write the day %s as %s, in any zone', (day, written) => expect(dayInWords(day)).toBe(written));

  it('writes September as four letters nowhere', () =>
    expect(dayAndMonth(new Date('2026-09-04T12:00:00+05:30'))).toEqual({ day: '4', month: 'Sep' }));

  it.each([
    ['2026-11-22T13:30:00+05:30', 'Sunday, 22 November 2026, 10:30 – 13:30'],
    ['2026-11-23T00:45:00+05:30', 'Sunday, 22 November 2026, 10:30 – Monday, 23 November 2026, 00:45'],
    [null, 'Sunday, 22 November 2026, 10:30'],
  ])('spans until %s', (end, expected) =>
    expect(span(new Date('2026-11-22T10:30:00+05:30'), end ? new Date(end) : null)).toBe(expected),
  );
});
