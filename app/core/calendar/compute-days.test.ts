import { describe, expect, it } from 'vitest';
import { computeDays } from './compute-days.ts';
import {
  ghaziabad,
  london,
  mayapur,
  newYork,
  testDate,
  testDay,
  testDays,
  testPlace,
} from './test-places.ts';
import { clockTime, zoneTime } from './zone-time.ts';

const titles = (place: typeof ghaziabad, date: string) =>
  testDay(place, date).entries.map(({ title }) => title);

describe('refusals', () => {
  const tromso = testPlace(69.65, 18.96, 'Europe/Oslo');

  it.each([
    ['polar day', tromso, '2026-06-21', '2026-06-21', 'sun-does-not-rise'],
    ['polar night', tromso, '2026-12-21', '2026-12-21', 'sun-does-not-rise'],
    ['near the pole', testPlace(89, 0, 'UTC'), '2026-06-21', '2026-06-21', 'sun-does-not-rise'],
    ['at the pole', testPlace(90, 0, 'UTC'), '2026-03-21', '2026-03-21', 'sun-does-not-rise'],
    ['latitude 91', testPlace(91, 0, 'UTC'), '2026-03-21', '2026-03-21', 'latitude-invalid'],
    ['latitude NaN', testPlace(Number.NaN, 0, 'UTC'), '2026-03-21', '2026-03-21', 'latitude-invalid'],
    ['longitude 181', testPlace(0, 181, 'UTC'), '2026-03-21', '2026-03-21', 'longitude-invalid'],
    ['an unknown zone', testPlace(0, 0, 'Mars/Base'), '2026-03-21', '2026-03-21', 'zone-unknown'],
    ['from after to', ghaziabad, '2026-03-22', '2026-03-21', 'range-reversed'],
    ['year 1800', ghaziabad, '1800-01-01', '1800-01-02', 'year-out-of-range'],
    ['year 2100', ghaziabad, '2099-12-31', '2100-01-01', 'year-out-of-range'],
  ])('%s', (_, place, from, to, code) => {
    expect(computeDays(place, testDate(from), testDate(to))).toMatchObject({ ok: false, code });
  });

  it('computes a polar place in spring', () => {
    expect(testDay(tromso, '2026-03-21').tithi.name).toBe('Tritiya');
  });

  it('computes the first and the last supported day', () => {
    expect(testDays(ghaziabad, '1950-01-01', '1950-01-02')).toHaveLength(2);
    expect(testDays(ghaziabad, '2099-12-30', '2099-12-31')).toHaveLength(2);
  });
});

describe('dates in printed calendars', () => {
  it.each([
    ['2015-09-05', '2016-08-25', '2017-08-15', '2018-09-03', '2019-08-24', '2020-08-12', '2021-08-30'],
    ['2022-08-19', '2023-09-07', '2024-08-26', '2025-08-16', '2026-09-04'],
  ])('Janmastami in Mayapur', (...dates) => {
    for (const date of dates) {
      expect([date, ...titles(mayapur, date)]).toContain(
        'Sri Krsna Janmastami: Appearance of Lord Sri Krsna',
      );
    }
  });

  it.each(['2015-03-05', '2016-03-23', '2018-03-02', '2019-03-21', '2021-03-28', '2024-03-25', '2026-03-03'])(
    'Gaura Purnima in Mayapur, %s',
    (date) => {
      expect(titles(mayapur, date)).toContain('Gaura Purnima: Appearance of Sri Caitanya Mahaprabhu');
      expect(testDay(mayapur, date).fast).toBe('moonrise');
    },
  );

  it.each([
    ['2015-06-17', '2015-07-16'],
    ['2018-05-16', '2018-06-13'],
    ['2020-09-18', '2020-10-16'],
    ['2023-07-18', '2023-08-16'],
    ['2026-05-17', '2026-06-15'],
  ])('Purusottama-adhika of %s to %s', (first, last) => {
    const dayBefore = new Date(Date.parse(first) - 86_400_000).toISOString().slice(0, 10);
    const dayAfter = new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10);
    const extra = testDays(ghaziabad, dayBefore, dayAfter).filter(({ masa }) => masa.index === 12);
    expect([extra[0]?.date, extra.at(-1)?.date]).toEqual([first, last]);
  });

  it('Caturmasya pauses in an extra month and goes on after it', () => {
    const turns = testDays(ghaziabad, '2023-07-01', '2023-09-01').flatMap(({ date, entries }) =>
      entries.filter(({ kind }) => kind === 'caturmasya').map(({ title }) => `${date} ${title}`),
    );
    expect(turns).toEqual([
      '2023-07-03 First month of Caturmasya begins (Purnima System)',
      '2023-08-17 First month of Caturmasya continues',
      '2023-08-30 Last day of the first Caturmasya month',
      '2023-08-31 Second month of Caturmasya begins (Purnima System)',
    ]);
    const running = (date: string) => testDay(ghaziabad, date).caturmasya;
    expect(['2023-07-02', '2023-07-03', '2023-07-25', '2023-08-17', '2023-08-31'].map(running)).toEqual([
      null,
      1,
      null,
      1,
      2,
    ]);
  });
});

describe('fasts that meet', () => {
  it('the fast of a festival after Ekadasi is observed with Ekadasi', () => {
    expect(testDay(ghaziabad, '2025-02-08').borrowedFasts).toEqual([{ fast: 'noon', subject: 'Varahadeva' }]);
    const feast = testDay(ghaziabad, '2025-02-09');
    expect(feast.fast).toBeNull();
    expect(feast.entries.find(({ id }) => id.startsWith('varaha'))?.fast?.placement).toBe('previous-day');
  });

  it('the style after Hari-bhakti-vilasa fasts whole days, and only some', () => {
    const fasts = (date: string) => [
      testDay(ghaziabad, date).fast,
      testDay(ghaziabad, date, 'hari-bhakti-vilasa').fast,
    ];
    expect(fasts('2025-08-16')).toEqual(['midnight', 'day']); // Janmastami
    expect(fasts('2025-08-31')).toEqual(['noon', null]); // Radhastami
  });
});

// RULES 6, last rows: hardly once in a generation at one place.
describe('breaking the fast of a naksatra mahadvadasi', () => {
  it.each([
    ['Vijaya', ghaziabad, '2000-09-10', 'sunrise', 'naksatraEnd'],
    ['Vijaya', ghaziabad, '2027-09-12', 'sunrise', 'naksatraEnd'],
    ['Jayanti', ghaziabad, '2058-01-06', 'sunrise', 'naksatraEnd'],
    ['Jaya', mayapur, '1978-02-19', 'naksatraEnd', 'third'],
    ['Papanasini', newYork, '2023-03-03', 'naksatraEnd', 'third'],
  ] as const)('%s %#', (mahadvadasi, place, date, from, until) => {
    const fast = testDay(place, date);
    const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
    const { parana } = testDay(place, next);
    expect(fast.ekadasi?.mahadvadasi).toBe(mahadvadasi);
    expect([parana?.from.why, parana?.until?.why]).toEqual([from, until]);
    const naksatraLimit = [parana?.from, parana?.until].find((limit) => limit?.why === 'naksatraEnd');
    expect(naksatraLimit?.at).toBe(fast.naksatra.endsAt);
  });
});

describe('where the date line bends', () => {
  it.each([
    ['Samoa', testPlace(-13.83, -171.77, 'Pacific/Apia'), '2026-03-10'],
    ['Samoa before 2011, east of the line', testPlace(-13.83, -171.77, 'Pacific/Apia'), '2010-03-10'],
    ['Kiritimati', testPlace(1.87, -157.4, 'Pacific/Kiritimati'), '2026-03-10'],
    ['Tonga', testPlace(-21.13, -175.2, 'Pacific/Tongatapu'), '2026-03-10'],
    ['Chatham', testPlace(-43.95, -176.55, 'Pacific/Chatham'), '2026-03-10'],
    ['Honolulu', testPlace(21.3, -157.86, 'Pacific/Honolulu'), '2026-03-10'],
  ])('%s: the Sun of a date rises on that date', (_, place, date) => {
    expect(zoneTime(testDay(place, date).sunrise, place.zone).date).toBe(date);
  });
});

it('break-fast titles are in the clock of the place, truncated', () => {
  const title = testDay(london, '2025-08-20').entries.find(({ kind }) => kind === 'parana')?.title;
  const from = testDay(london, '2025-08-20').sunrise;
  expect(title).toMatch(/^Break fast 05:54 \(sunrise\) - 09:\d\d \(end of tithi\)$/);
  expect(clockTime(from, 'Europe/London')).toBe('05:54');
  expect(clockTime(from, 'UTC')).toBe('04:54');
});
