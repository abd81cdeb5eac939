import { expect, it } from 'vitest';
import { type EntryChange, listedEntries } from './additions.ts';
import { cardOn } from './card-on.ts';
import { civilDate, dayNumberOf } from './civil-date.ts';
import { cardReach, dayCard } from './day-card.ts';
import { calendarWords } from './names/calendar-words.ts';
import { ghaziabad, london, testDate, testDays } from './test-places.ts';

function card(date: string, place = ghaziabad, changes: EntryChange[] = []) {
  const from = testDate(date);
  const days = testDays(place, from, civilDate(dayNumberOf(from) + cardReach));
  const listed = days.map((day) => ({ day, listed: listedEntries(day, { changes, ownEvents: [] }) }));
  return dayCard(listed, from, place.zone, calendarWords('en'));
}

it('shows the day, the next Ekadasi and its break-fast time', () => {
  expect(card('2025-12-10')).toEqual({
    date: '2025-12-10',
    longDate: 'Wednesday, 10 December 2025',
    tithi: 'Sasti, Krsna paksa',
    masa: 'Narayana',
    moonPhase: expect.any(Number),
    fast: null,
    breakFast: null,
    ekadasi: {
      name: 'Saphala Ekadasi',
      date: '2025-12-16',
      day: 'Tuesday, 16 December',
      ahead: 'In 6 days',
      breakFast: '07:06 – 10:33',
    },
  });
});

it('shows the fast on Ekadasi; the morning after, its break-fast and the next Ekadasi', () => {
  expect(card('2025-12-16')).toMatchObject({
    fast: 'Ekadasi fast: no grains, beans or peas today',
    ekadasi: { name: 'Saphala Ekadasi', ahead: 'Today' },
  });
  expect(card('2025-12-17')).toMatchObject({
    fast: null,
    breakFast: '07:06 – 10:33',
    ekadasi: { name: 'Putrada Ekadasi', ahead: 'In 14 days' },
  });
});

it('reaches the morning after the next Ekadasi from every day of three years', () => {
  const days = testDays(london, '2026-01-01', '2028-12-31').map((day) => ({
    day,
    listed: listedEntries(day, { changes: [], ownEvents: [] }),
  }));
  for (let at = 0; at + cardReach < days.length; at++) {
    const window = days.slice(at, at + cardReach + 1);
    const date = window[0]?.day.date ?? testDate('2026-01-01');
    expect([date, dayCard(window, date, 'Europe/London', calendarWords('en'))?.ekadasi?.breakFast]).toEqual([
      date,
      expect.any(String),
    ]);
  }
});

it('uses the temple’s renamed titles', () => {
  const renamed = {
    entryId: 'ekadasi',
    on: testDate('2025-12-16'),
    hidden: false,
    title: 'Ekadasi of the temple',
  };
  expect(card('2025-12-16', ghaziabad, [renamed])?.ekadasi?.name).toBe('Ekadasi of the temple');
});

it('of the cards in a page, picks today’s; else the first', () => {
  const cards = ['2025-12-16', '2025-12-17'].flatMap((date) => card(date) ?? []);
  expect(cardOn(cards, testDate('2025-12-17'))?.date).toBe('2025-12-17');
  expect(cardOn(cards, testDate('2025-12-19'))?.date).toBe('2025-12-16');
  expect(cardOn([], testDate('2025-12-19'))).toBeNull();
});
