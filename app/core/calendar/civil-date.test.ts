import { expect, it } from 'vitest';
import { civilDate, dayNumber, dayNumberOf, parseCivilDate, weekday } from './civil-date.ts';
import { testDate } from './test-places.ts';

it.each(['2026-09-04', '2024-02-29', '1950-01-01'])('%s is a date', (text) => {
  expect(parseCivilDate(text)).toEqual({ ok: true, value: text });
});

it.each([
  '2026-02-31',
  '2025-02-29',
  '2026-13-01',
  '2026-00-10',
  '26-09-04',
  '2026-9-4',
  '',
  '0050-01-01',
  'today',
])('%j is none', (text) => expect(parseCivilDate(text)).toEqual({ ok: false, code: 'date-invalid' }));

it('counts days as Julian day numbers', () => {
  expect(dayNumberOf(testDate('2000-01-01'))).toBe(2451545);
  expect(dayNumber(2000, 1, 1)).toBe(2451545);
  expect(civilDate(2451545)).toBe('2000-01-01');
  expect(weekday(dayNumberOf(testDate('2026-09-04')))).toBe(5); // a Friday
});
