import { describe, expect, it } from 'vitest';
import { calendarHref, monthAfter, readCalendarQuery } from './calendar-query.ts';

const read = (search: string) => readCalendarQuery(new URLSearchParams(search));

describe('readCalendarQuery', () => {
  it('has no filters by default', () => {
    const nothing = { shown: null, date: null, view: null, place: '', only: null, problems: [] };
    expect(read('')).toEqual(nothing);
  });

  it('shows the month of a date', () => {
    expect(read('date=2026-09-04&place=london')).toMatchObject({
      date: '2026-09-04',
      shown: { year: 2026, month: 9 },
      place: 'london',
    });
  });

  it('can show another month while a date stays chosen', () => {
    expect(read('date=2026-09-04&year=2025&month=12').shown).toEqual({ year: 2025, month: 12 });
  });

  it.each([
    ['date=2026-02-31', 'date'],
    ['date=tomorrow', 'date'],
    ['date=1800-01-01', 'years'],
    ['year=1800&month=1', 'years'],
    ['year=2100&month=1', 'years'],
    ['year=2026&month=13', 'month'],
    ...['05', '%2B5', '5.0', '5e0', '0x5', '+5', '५', '%D9%A5'].map((month) => [
      `year=2026&month=${month}`,
      'month',
    ]),
    ['year=02026&month=5', 'month'],
    ['year=२०२६&month=5', 'month'],
    ['year=2026', 'month'],
    ['month=x&year=2026', 'month'],
  ])('%s is reported, not guessed', (search, problem) => {
    expect(read(search)).toMatchObject({ date: null, shown: null, problems: [problem] });
  });

  it('ignores an unknown view or category', () => {
    expect(read('view=week&only=sports')).toMatchObject({ view: null, only: null, problems: [] });
  });
});

it('an address has only what differs from the default, and reads back', () => {
  expect(calendarHref({})).toBe('/calender');
  const { problems: _, ...query } = read('date=2026-09-04&view=list&only=fasting&place=london');
  expect(calendarHref(query)).toBe('/calender?date=2026-09-04&view=list&only=fasting&place=london');
});

it.each([
  [{ year: 2025, month: 12 }, 1, { year: 2026, month: 1 }],
  [{ year: 2025, month: 1 }, -1, { year: 2024, month: 12 }],
  [{ year: 1950, month: 1 }, -1, null],
  [{ year: 2099, month: 12 }, 1, null],
] as const)('from %o by %i', (from, step, to) => expect(monthAfter(from, step)).toEqual(to));
