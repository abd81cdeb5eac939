import { describe, expect, it } from 'vitest';
import { datesIn } from './dates-in.ts';

// 18:30 in London on the 15th is already midnight of the 16th in Ghaziabad.
const midnight = new Date('2025-12-15T18:30:00Z');

describe.each([
  ['en', '16 December 2025', 'Tuesday, 16 December 2025', 'December 2025'],
  ['hi', '16 दिसंबर 2025', 'मंगलवार, 16 दिसंबर 2025', 'दिसंबर 2025'],
] as const)('dates in %s', (language, date, day, month) => {
  const dates = datesIn(language);

  it('are those of Ghaziabad', () => {
    expect(dates.longDate(midnight)).toBe(date);
    expect(dates.longMoment(midnight)).toBe(`${date}, 00:00`);
    expect(dates.longDay(midnight)).toBe(day);
  });

  it('name a calendar day and its month', () => {
    expect(dates.dayInWords('2025-12-16')).toBe(date);
    expect(['2025-12-01', '2025-12-31'].map(dates.month)).toEqual([month, month]);
  });
});
