import { describe, expect, it } from 'vitest';
import { monthEnds, photoMonth } from './photo-month.ts';

describe('a month', () => {
  it.each([
    ['2026-11', '2026-11-30'],
    ['2026-12', '2026-12-31'],
    ['2026-02', '2026-02-28'],
    ['2028-02', '2028-02-29'],
  ])('%s ends on %s', (month, last) => expect(monthEnds(month)).toEqual({ first: `${month}-01`, last }));

  it.each([
    // Begins on a Sunday; ends on a Saturday; touches six weeks.
    ['2026-11', 5, 0],
    ['2026-10', 5, 4],
    ['2026-08', 6, 6],
    ['2026-02', 4, 0],
  ])('%s has %i weeks and %i empty places before its first day', (month, weeks, before) => {
    const days = photoMonth(month, []);
    expect(days).toHaveLength(weeks);
    expect(days.every((week) => week.length === 7)).toBe(true);
    expect(days[0]?.findIndex((day) => day !== null)).toBe(before);
    expect(days.flat().filter(Boolean)).toHaveLength(Number(monthEnds(month).last.slice(8)));
  });

  it('knows the days with photos', () => {
    const shown = photoMonth('2026-11', ['2026-11-03', '2026-11-20', '2026-10-20']).flat();
    expect(shown.flatMap((day) => (day?.to ? [day.to] : []))).toEqual([
      '/daily-darshan?date=2026-11-03',
      '/daily-darshan?date=2026-11-20',
    ]);
  });
});
