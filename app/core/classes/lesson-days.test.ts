import { expect, it } from 'vitest';
import { attendsEnough, lessonDays } from './lesson-days.ts';

it.each([
  [{ startsOn: '2026-11-29', endsOn: '2026-12-13', days: [0] }, ['2026-11-29', '2026-12-06', '2026-12-13']],
  [{ startsOn: '2026-11-30', endsOn: '2026-12-04', days: [1, 5] }, ['2026-11-30', '2026-12-04']],
  [{ startsOn: '2026-11-30', endsOn: '2026-12-01', days: [6] }, []],
])('the lessons of %j', (course, days) => expect(lessonDays(course)).toEqual(days));

it.each([
  [3, 4, 75, true],
  [2, 4, 75, false],
  [6, 8, 76, false],
  [0, 0, 1, false],
  [5, 5, 100, true],
])('%i of %i lessons at %i percent: %j', (came, lessons, percent, enough) =>
  expect(attendsEnough(came, lessons, percent)).toBe(enough),
);
