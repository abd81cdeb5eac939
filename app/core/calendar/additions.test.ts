import { describe, expect, it } from 'vitest';
import { type Additions, listedEntries, type OwnEvent } from './additions.ts';
import { ghaziabad, testDate, testDay } from './test-places.ts';

const none: Additions = { ownEvents: [], changes: [] };
const ekadasiDay = testDay(ghaziabad, '2025-12-16');
const titles = (additions: Additions, day = ekadasiDay) =>
  listedEntries(day, additions).map(({ title }) => title);

const feast = (change: Partial<OwnEvent>): OwnEvent => ({
  id: 'own_1',
  title: 'Sunday feast',
  note: '',
  startsOn: testDate('2025-12-07'),
  endsOn: null,
  repeats: 'weekly',
  ...change,
});

it('lists what is computed, with the category of each title', () => {
  expect(listedEntries(ekadasiDay, none).map(({ category, title }) => [category, title])).toEqual([
    ['festival', 'Paksa vardhini Mahadvadasi'],
    ['fasting', 'Fasting for Saphala Ekadasi'],
    ['festival', 'Dhanus Sankranti'],
  ]);
});

it('a break-fast window is no festival', () => {
  const [window] = listedEntries(testDay(ghaziabad, '2025-12-17'), none);
  expect(window?.category).toBe('break-fast');
});

describe('changes', () => {
  const change = { entryId: 'sankranti-8', on: null, hidden: false, title: 'Dhanu Sankranti' };

  it('rename in every year', () =>
    expect(titles({ ...none, changes: [change] })).toContain('Dhanu Sankranti'));

  it('are read in the words of another language, of the kind that the English names', () => {
    const shown = { title: 'सूर्य का धनु में प्रवेश' };
    const fast = { ...change, title: 'Fasting for Dhanu Sankranti', shown };
    expect(listedEntries(ekadasiDay, { ...none, changes: [fast] })).toContainEqual(
      expect.objectContaining({ title: shown.title, category: 'fasting' }),
    );
    const own = feast({ startsOn: ekadasiDay.date, title: 'Appearance of our Deities', note: 'All day.' });
    expect(
      listedEntries(ekadasiDay, { ...none, ownEvents: [{ ...own, shown: { title: 'प्राकट्य' } }] }),
    ).toContainEqual(expect.objectContaining({ title: 'प्राकट्य', note: 'All day.', category: 'appearance' }));
  });

  it('hide on one date, which takes precedence over every year', () => {
    const hidden = { ...change, on: ekadasiDay.date, hidden: true, title: null };
    expect(titles({ ...none, changes: [change, hidden] })).toHaveLength(2);
  });

  it('of another date leave this one alone', () => {
    const hidden = { ...change, on: testDate('2024-12-16'), hidden: true };
    expect(titles({ ...none, changes: [hidden] })).toEqual(titles(none));
  });
});

describe('own events', () => {
  it.each([
    ['weekly, on its weekday', {}, '2025-12-14', true],
    ['weekly, on another day', {}, '2025-12-15', false],
    ['weekly, before it began', {}, '2025-11-30', false],
    ['weekly, after it ended', { endsOn: testDate('2025-12-10') }, '2025-12-14', false],
    ['once', { repeats: 'never' }, '2025-12-07', true],
    ['once, the day after', { repeats: 'never' }, '2025-12-08', false],
    ['for some days', { repeats: 'never', endsOn: testDate('2025-12-09') }, '2025-12-09', true],
    ['yearly', { repeats: 'yearly' }, '2027-12-07', true],
    ['yearly, over the new year', { repeats: 'yearly', endsOn: testDate('2026-01-02') }, '2027-01-01', true],
    [
      'yearly, over the new year, in summer',
      { repeats: 'yearly', endsOn: testDate('2026-01-02') },
      '2027-07-01',
      false,
    ],
  ] as const)('%s', (_, event, date, there) => {
    const listed = titles({ ...none, ownEvents: [feast(event)] }, testDay(ghaziabad, date));
    expect(listed.includes('Sunday feast')).toBe(there);
  });
});
