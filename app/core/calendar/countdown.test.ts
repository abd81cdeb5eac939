import { expect, it } from 'vitest';
import { countdownWords } from './countdown.ts';
import { testDate } from './test-places.ts';

it.each([
  ['2026-09-04', '2026-09-04', 'Today'],
  ['2026-09-03', '2026-09-04', 'Tomorrow'],
  ['2026-08-23', '2026-09-04', 'In 12 days'],
  ['2026-07-10', '2026-09-04', 'In 56 days'],
  ['2026-07-04', '2026-09-04', 'In 2 months'],
  ['2026-07-03', '2026-09-04', 'In 2 months and 1 day'],
  ['2026-11-20', '2027-08-25', 'In 9 months and 5 days'],
  ['2026-12-31', '2027-02-28', 'In 2 months'],
  ['2026-12-31', '2027-03-01', 'In 2 months and 1 day'],
  ['2026-09-05', '2027-08-25', 'In 11 months and 20 days'],
])('from %s to %s: %s', (today, date, words) => {
  expect(countdownWords(testDate(today), testDate(date))).toBe(words);
});
