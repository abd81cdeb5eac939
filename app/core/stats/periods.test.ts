import { describe, expect, it } from 'vitest';
import { daysOf, type PeriodName, periodOf, sameLastYear } from './periods.ts';

const at = (text: string) => new Date(`${text}+05:30`);

describe('the periods of the dashboard', () => {
  it.each<[PeriodName, string, string, string]>([
    ['today', '2026-11-21T00:00', '2026-11-21T00:00', '2025-11-21T00:00'],
    ['week', '2026-11-21T09:30', '2026-11-15T00:00', '2025-11-15T00:00'],
    ['month', '2026-01-05T09:30', '2025-12-07T00:00', '2024-12-07T00:00'],
    ['taxYear', '2026-11-21T09:30', '2026-04-01T00:00', '2025-04-01T00:00'],
    ['taxYear', '2026-04-01T00:10', '2026-04-01T00:00', '2025-04-01T00:00'],
    ['taxYear', '2026-03-31T23:50', '2025-04-01T00:00', '2024-04-01T00:00'],
  ])('%s at %s', (name, now, from, lastYearFrom) => {
    const span = periodOf(name, at(now));
    expect(span.from).toEqual(at(from));
    expect(span.to).toEqual(at(now));
    const before = sameLastYear(span);
    expect(before.from).toEqual(at(lastYearFrom));
    expect(before.to).toEqual(at(`${Number(now.slice(0, 4)) - 1}${now.slice(4)}`));
  });

  it('compares a leap day with 28 February', () => {
    const before = sameLastYear(periodOf('today', at('2028-02-29T10:00')));
    expect(before).toMatchObject({ firstDay: '2027-02-28', lastDay: '2027-02-28' });
  });

  it('names every day once, the last one too', () => {
    expect(daysOf(periodOf('week', at('2026-03-02T12:00')))).toEqual([
      ...['2026-02-24', '2026-02-25', '2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'],
    ]);
  });
});
