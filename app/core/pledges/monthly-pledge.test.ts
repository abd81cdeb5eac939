import { describe, expect, it } from 'vitest';
import { paise } from '#core/money/paise.ts';
import { templeDay, templeMorning } from '#core/time/temple-day.ts';
import { monthAfter, monthOf, monthWords } from './month.ts';
import { isFulfilled, nextReminder } from './monthly-pledge.ts';

describe('a month', () => {
  it.each([
    ['2026-11-21', '2026-11-01', '2026-12-01', 'November 2026'],
    ['2026-12-31', '2026-12-01', '2027-01-01', 'December 2026'],
    ['2027-01-31', '2027-01-01', '2027-02-01', 'January 2027'],
    ['2028-02-29', '2028-02-01', '2028-03-01', 'February 2028'],
  ])('of %s is %s, and the next %s', (day, month, next, words) => {
    expect([monthOf(day), monthAfter(day), monthWords(day)]).toEqual([month, next, words]);
  });

  // The server's clock runs in UTC: the last evening of a month there is the first morning of the
  // next one here.
  it.each([
    ['2026-11-30T18:29:59Z', '2026-11-01'],
    ['2026-11-30T18:30:00Z', '2026-12-01'],
    ['2026-12-31T18:30:00Z', '2027-01-01'],
  ])('at %s is %s in Ghaziabad', (moment, month) => {
    expect(monthOf(templeDay(new Date(moment)))).toBe(month);
  });

  it('sends its letters from eight in the morning of India on', () => {
    expect(templeMorning('2026-12-01').toISOString()).toBe('2026-12-01T02:30:00.000Z');
  });
});

describe('the next letter', () => {
  it.each([
    ['made before its day', 25, '2026-11-21', null, '2026-11-21', '2026-11-25'],
    ['made on its day: the next month', 21, '2026-11-21', null, '2026-11-21', '2026-12-21'],
    ['made after its day', 5, '2026-11-21', null, '2026-11-21', '2026-12-05'],
    ['on its day', 5, '2026-11-21', null, '2026-12-05', '2026-12-05'],
    ['after the letter of the month', 5, '2026-11-21', '2026-12-01', '2026-12-05', '2027-01-05'],
    ['late, since the site was down', 5, '2026-11-21', null, '2026-12-09', '2026-12-05'],
    ['not made up for after the month', 5, '2026-11-21', null, '2027-01-03', '2027-01-05'],
    [
      'a later day after the letter came: no second one',
      25,
      '2026-11-21',
      '2026-11-01',
      '2026-11-21',
      '2026-12-25',
    ],
    ['an earlier day that was missed', 3, '2026-11-21', '2026-10-01', '2026-11-21', '2026-12-03'],
    ['resumed after its day', 5, '2026-11-21', '2026-08-01', '2026-11-21', '2026-12-05'],
    ['the last day there is, in February', 28, '2027-01-31', '2027-01-01', '2027-02-01', '2027-02-28'],
    ['over the end of a year', 1, '2026-12-10', null, '2026-12-31', '2027-01-01'],
  ])('%s', (_, day, since, lastMonth, today, next) => {
    expect(nextReminder({ day, since, lastMonth }, today)).toBe(next);
  });
});

it.each([
  [0, 50_000, false],
  [49_999, 50_000, false],
  [50_000, 50_000, true],
  [90_000, 50_000, true],
])('%i paise of %i pledged: fulfilled is %s', (given, pledged, fulfilled) => {
  expect(isFulfilled(paise(given), paise(pledged))).toBe(fulfilled);
});
