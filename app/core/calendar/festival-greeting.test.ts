import { describe, expect, it } from 'vitest';
import { type EntryChange, listedEntries, type OwnEvent } from './additions.ts';
import { civilDate, dayNumberOf } from './civil-date.ts';
import { festivalGreeting, greetingEndsAfter, greetingStartsBefore } from './festival-greeting.ts';
import { calendarWords } from './names/calendar-words.ts';
import { ghaziabad, testDate, testDays } from './test-places.ts';

function greetingOn(date: string, changes: EntryChange[] = [], ownEvents: OwnEvent[] = []) {
  const today = testDate(date);
  const number = dayNumberOf(today);
  const from = civilDate(number - greetingEndsAfter);
  const days = testDays(ghaziabad, from, civilDate(number + greetingStartsBefore + 12));
  const listed = days.map((day) => ({ day, listed: listedEntries(day, { changes, ownEvents }) }));
  return festivalGreeting(listed, today, calendarWords('en'));
}

const janmastami = { text: 'Happy Janmashtami 2026', to: '/janamastmi' };

describe('the greeting of the calendar', () => {
  it.each([
    [
      'eight days before',
      '2026-08-27',
      { text: 'Happy Balarama Purnima 2026', to: '/calender?date=2026-08-28' },
    ],
    [
      'the day after another festival',
      '2026-08-29',
      { text: 'Happy Balarama Purnima 2026', to: '/calender?date=2026-08-28' },
    ],
    ['when that one is over', '2026-08-30', janmastami],
    ['on the day', '2026-09-04', janmastami],
    ['the day after it', '2026-09-05', janmastami],
    ['two days after it', '2026-09-06', null],
    ['eight days before the next', '2026-09-10', null],
    [
      'a week before the next',
      '2026-09-12',
      { text: 'Happy Radhashtami 2026', to: '/calender?date=2026-09-19' },
    ],
    ['of no major festival', '2026-12-01', null],
    ['across the year', '2027-01-01', null],
  ])('%s', (_, date, greeting) => expect(greetingOn(date)).toEqual(greeting));

  it('contains the year of the festival', () => {
    expect(greetingOn('2025-08-16')?.text).toBe('Happy Janmashtami 2025');
  });

  it('does not greet a hidden entry', () => {
    const hidden: EntryChange = {
      entryId: 'sri-krsna-janmastami-appearance-of-lord-sri-krsna',
      on: null,
      hidden: true,
      title: null,
    };
    expect(greetingOn('2026-09-04', [hidden])).toBeNull();
  });
});
