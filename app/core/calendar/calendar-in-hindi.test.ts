import { describe, expect, it } from 'vitest';
import { type EntryChange, type ListedDay, listedEntries } from './additions.ts';
import { cities } from './cities.ts';
import { civilDate, dayNumberOf } from './civil-date.ts';
import { countdownWords } from './countdown.ts';
import { cardReach, dayCard } from './day-card.ts';
import { dayView } from './day-view.ts';
import { eventTypeOfTitle } from './event-type.ts';
import { festivalGreeting, greetingStartsBefore } from './festival-greeting.ts';
import { calendarWords } from './names/calendar-words.ts';
import { cityLabel, placeOfText } from './place-text.ts';
import { ghaziabad, testDate, testDays } from './test-places.ts';

function listed(from: string, to: string, changes: EntryChange[] = []): ListedDay[] {
  const days = testDays(ghaziabad, from, to);
  return days.map((day) => ({ day, listed: listedEntries(day, { changes, ownEvents: [] }) }));
}

function view(date: string, changes: EntryChange[] = []) {
  const [{ day, listed: entries } = { day: null, listed: [] }] = listed(date, date, changes);
  if (!day) throw new Error(date);
  return dayView(day, entries, ghaziabad.zone, calendarWords('hi'));
}

const titles = (date: string, changes?: EntryChange[]) =>
  view(date, changes).entries.map(({ title }) => title);

describe('the entries of a day', () => {
  it.each([
    ['2025-12-16', 'सफला एकादशी व्रत'],
    ['2025-12-16', 'धनु संक्रान्ति'],
    ['2025-12-17', 'पारण 07:06 – 10:33'],
    ['2026-09-04', 'श्रीकृष्ण जन्माष्टमी: भगवान श्रीकृष्ण का आविर्भाव'],
    ['2026-09-05', 'श्रील प्रभुपाद का आविर्भाव'],
    ['2026-01-23', 'वसन्त पंचमी'],
  ])('%s has %s', (date, title) => expect(titles(date)).toContain(title));

  it('and its facts are all written in Hindi, every day of three years', () => {
    const words = listed('2025-01-01', '2027-12-31').flatMap(({ day, listed: entries }) => {
      const { entries: shown, facts } = dayView(day, entries, ghaziabad.zone, calendarWords('hi'));
      return [...shown.flatMap(({ title, note }) => [title, note ?? '']), ...facts.flatMap(Object.values)];
    });
    expect(words.filter((text) => /[A-Za-z]/.test(text))).toEqual([]);
  });

  it('keep their kind, and the title that the temple gave them', () => {
    const renamed = { entryId: 'nandotsava', on: null, hidden: false, title: 'Nanda Maharaja’s feast' };
    expect(titles('2026-09-05', [renamed])).toContain('Nanda Maharaja’s feast');
    expect(view('2026-09-04').entries[0]?.category).toBe('appearance');
  });
});

it('the facts of a day', () => {
  const { longDate, weekday, facts } = view('2026-01-29');
  expect([longDate, weekday]).toEqual(['गुरुवार, 29 जनवरी 2026', 'गुरु']);
  expect(facts).toContainEqual({ label: 'व्रत', value: 'एकादशी व्रत: आज अनाज, दाल और मटर नहीं' });
  expect(facts).toContainEqual({
    label: 'आज ही रखें',
    value: 'दोपहर तक उपवास',
    note: 'भगवान वराहदेव के निमित्त; उत्सव कल है',
  });
  expect(facts).toContainEqual({ label: 'तिथि', value: 'गौर पक्ष, एकादशी', note: '13:57 तक' });
  expect(facts).toContainEqual({ label: 'मास', value: 'माधव', note: 'माघ' });
});

it('the card of a day', () => {
  const from = testDate('2025-12-10');
  const days = listed(from, civilDate(dayNumberOf(from) + cardReach));
  expect(dayCard(days, from, ghaziabad.zone, calendarWords('hi'))).toMatchObject({
    longDate: 'बुधवार, 10 दिसंबर 2025',
    tithi: 'कृष्ण पक्ष, षष्ठी',
    masa: 'नारायण',
    ekadasi: { name: 'सफला एकादशी', day: 'मंगलवार, 16 दिसंबर', ahead: '6 दिन बाद' },
  });
});

it('the greeting', () => {
  const today = testDate('2026-09-03');
  const days = listed(today, civilDate(dayNumberOf(today) + greetingStartsBefore));
  expect(festivalGreeting(days, today, calendarWords('hi'))?.text).toBe('जन्माष्टमी 2026 की हार्दिक शुभकामनाएँ');
});

it.each([
  ['2026-09-04', 'आज'],
  ['2026-09-05', 'कल'],
  ['2026-09-16', '12 दिन बाद'],
  ['2026-12-07', '3 महीने और 3 दिन बाद'],
])('until %s: %s', (date, words) =>
  expect(countdownWords(testDate('2026-09-04'), testDate(date))).toBe(words),
);

it.each([
  ['श्री गुरु महाराज का आविर्भाव दिवस', 'appearance'],
  ['श्री गुरु महाराज का तिरोभाव दिवस', 'disappearance'],
  ['रविवार का प्रीतिभोज', 'festival'],
])('an event of the temple, %s, is of the kind %s', (title, kind) =>
  expect(eventTypeOfTitle(title)).toBe(kind),
);

describe('places', () => {
  it.each(cities)('$id is found by its name in Hindi, and by its English one', (city) => {
    for (const typed of [cityLabel(city), city.name, city.id]) expect(placeOfText(typed)?.id).toBe(city.id);
    expect(cityLabel(city)).not.toMatch(/[A-Za-z]/);
  });

  it.each([
    ['लंदन', 'लंदन'],
    ['गाजियाबाद', 'ग़ाज़ियाबाद'],
    ['पुणे', 'पुणे'],
    ['27.58,77.7,Asia/Kolkata', '27.58° उत्तर, 77.70° पूर्व (वृन्दावन के पास)'],
  ])('%s is called %s', (typed, name) => expect(placeOfText(typed)?.name).toBe(name));
});
