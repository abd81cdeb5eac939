import { expect, it } from 'vitest';
import { clockTime, dayAndMonth, dayInWords, longDate, longDay, span, weekday } from './date-words.ts';
import { dayNear } from './day-near.ts';
import { staffDate } from './staff-date.ts';

// What date-words.test.ts expects in English. Digits stay Latin, as in amounts.
const midnight = new Date('2025-12-15T18:30:00Z');
const begins = new Date('2026-11-22T10:30:00+05:30');

it.each([
  ['a date', longDate(midnight), '16 दिसंबर 2025'],
  ['a day', longDay(midnight), 'मंगलवार, 16 दिसंबर 2025'],
  ['a weekday', weekday(midnight), 'मंगलवार'],
  ['a time', clockTime(midnight), '00:00'],
  ['a day without a zone', dayInWords('2028-02-29'), '29 फ़रवरी 2028'],
  [
    'a span of hours',
    span(begins, new Date('2026-11-22T13:30:00+05:30')),
    'रविवार, 22 नवंबर 2026, 10:30 – 13:30',
  ],
  [
    'a span of days',
    span(begins, new Date('2026-11-23T00:45:00+05:30')),
    'रविवार, 22 नवंबर 2026, 10:30 – सोमवार, 23 नवंबर 2026, 00:45',
  ],
  ['today', dayNear(begins, begins), 'आज'],
  ['tomorrow', dayNear(begins, new Date('2026-11-21T10:30:00+05:30')), 'कल'],
  ['another day', dayNear(begins, new Date('2026-11-20T10:30:00+05:30')), 'रविवार, 22 नवंबर 2026 को'],
])('%s', (_, written, expected) => expect(written).toBe(expected));

it.each([
  ['01', 'जन॰'],
  ['02', 'फ़र॰'],
  ['03', 'मार्च'],
  ['04', 'अप्रैल'],
  ['09', 'सित॰'],
  ['12', 'दिस॰'],
])('month %s is %s beside a large day', (number, month) =>
  expect(dayAndMonth(new Date(`2026-${number}-04T12:00:00+05:30`))).toEqual({ day: '4', month }),
);

it('what the office reads stays English', () => expect(staffDate('2026-12-01')).toBe('1 December 2026'));
