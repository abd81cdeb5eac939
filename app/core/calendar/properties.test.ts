import { double, integer, sample, tuple } from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CalendarDay } from './calendar-day.ts';
import { yearlyEvents } from './events/events-of-day.ts';
import type { Place } from './place.ts';
import { ghaziabad, newYork, testDays, testPlace } from './test-places.ts';
import { zoneTime } from './zone-time.ts';

// Properties of every year and place, tested on random ones. The seed is fixed: a failure must be
// the code's.

const hours = 60 * 60 * 1000;

/** A place anywhere people live, its zone the whole hour nearest to its meridian. */
const anyPlace = tuple(
  double({ min: -65, max: 65, noNaN: true }),
  double({ min: -180, max: 180, noNaN: true }),
).map(([latitude, longitude]): Place => {
  const hour = Math.round(longitude / 15);
  return testPlace(latitude, longitude, `Etc/GMT${hour > 0 ? '-' : '+'}${Math.abs(hour)}`);
});
// 1964 has its own test: GCal leaves an extra month there (masa.test.ts).
const anyYear = integer({ min: 1950, max: 2097 }).filter((year) => Math.abs(year - 1964) > 2);

// Zones that are not whole hours, far from their meridian, shifted by half an hour in summer, or
// beyond the date line.
const oddPlaces: [Place, number][] = [
  [testPlace(27.72, 85.32, 'Asia/Kathmandu'), 1985], // 5:30 became 5:45 within it
  [testPlace(1.87, -157.43, 'Pacific/Kiritimati'), 2026],
  [testPlace(-43.95, -176.56, 'Pacific/Chatham'), 2077],
  [testPlace(-13.83, -171.77, 'Pacific/Apia'), 2012],
  [testPlace(-31.55, 159.08, 'Australia/Lord_Howe'), 2040],
  [testPlace(39.47, 75.99, 'Asia/Shanghai'), 1951],
  [testPlace(65, 25.5, 'Europe/Helsinki'), 2098],
  [testPlace(-65, -64, 'Antarctica/Palmer'), 1999],
];

// Two whole years each, computed once for all tests.
const tried = [...sample(tuple(anyPlace, anyYear), { seed: 20260904, numRuns: 12 }), ...oddPlaces].map(
  ([place, year]) => ({ place, days: testDays(place, `${year}-01-01`, `${year + 1}-12-31`) }),
);

function everywhere(check: (days: CalendarDay[], place: Place) => void): void {
  for (const { days, place } of tried) check(days, place);
}

function pairs(days: CalendarDay[]): [CalendarDay, CalendarDay][] {
  return days.slice(1).map((day, index) => [days[index] as CalendarDay, day]);
}

it('every civil day has one sunrise of its own date, and one tithi at it', () => {
  everywhere((days, place) => {
    for (const day of days) {
      expect(zoneTime(day.noon, place.zone).date).toBe(day.date);
      expect(day.sunrise).toBeLessThan(day.noon);
      expect(day.noon).toBeLessThan(day.sunset);
      expect(day.tithi.endsAt).toBeGreaterThan(day.sunrise);
    }
    for (const [one, next] of pairs(days)) {
      expect(next.sunrise - one.sunrise).toBeGreaterThan(23.8 * hours);
      expect(next.sunrise - one.sunrise).toBeLessThan(24.2 * hours);
    }
  });
});

it('tithis follow one another: a step of one, of none when repeated, of two when one was lost', () => {
  everywhere((days) => {
    for (const [one, next] of pairs(days)) {
      const step = (next.tithi.index - one.tithi.index + 30) % 30;
      const expected = next.tithiRepeated ? 0 : one.lostTithi === null ? 1 : 2;
      expect([next.date, step]).toEqual([next.date, expected]);
      if (one.lostTithi !== null) expect(one.lostTithi).toBe((one.tithi.index + 1) % 30);
      expect(one.tithi.endsAt < next.sunrise).toBe(!next.tithiRepeated);
    }
  });
});

it('months follow in order and change with the full moon, an extra month with the new moon', () => {
  const adhika = 12;
  everywhere((days) => {
    const changes = pairs(days).filter(([one, next]) => one.masa.index !== next.masa.index);
    expect(changes.length).toBeGreaterThanOrEqual(23);
    for (const [one, next] of changes) {
      const intoOrOutOfAdhika = one.masa.index === adhika || next.masa.index === adhika;
      expect(next.tithi.paksa).toBe(intoOrOutOfAdhika ? 'Gaura' : 'Krsna');
      if (!intoOrOutOfAdhika) expect(next.masa.index).toBe((one.masa.index + 1) % 12);
    }
    const before = changes.find(([, next]) => next.masa.index === adhika)?.[0];
    const after = changes.find(([one]) => one.masa.index === adhika && one.date > (before?.date ?? ''))?.[1];
    if (before && after) expect(after.masa.index).toBe(before.masa.index);
  });
});

it('24 to 26 Ekadasi fasts a Gaurabda year, which begins with Visnu masa, never two days running', () => {
  everywhere((days) => {
    const newYears = pairs(days).filter(([one, next]) => one.gaurabda !== next.gaurabda);
    expect(newYears.length).toBe(2);
    for (const [one, next] of newYears) {
      expect(next.gaurabda).toBe(one.gaurabda + 1);
      expect([one.masa.name, next.masa.name]).toEqual(['Govinda', 'Visnu']);
    }
    const [first, second] = newYears.map(([, next]) => next.date);
    const fasts = days.filter(
      (day) => first && second && day.date >= first && day.date < second && day.ekadasi,
    );
    expect(fasts.length).toBeGreaterThanOrEqual(24);
    expect(fasts.length).toBeLessThanOrEqual(26);
    for (const [one, next] of pairs(days)) expect(one.ekadasi && next.ekadasi).toBeNull();
  });
});

it('every fast is broken on the day after it, from sunrise on, in a non-empty window', () => {
  everywhere((days) => {
    for (const [one, next] of pairs(days)) {
      expect([next.date, next.parana !== null]).toEqual([next.date, one.ekadasi !== null]);
      if (!next.parana) continue;
      const { from, until } = next.parana;
      expect(from.at).toBeGreaterThanOrEqual(next.sunrise);
      expect(from.at).toBeLessThan(next.sunrise + 24 * hours);
      expect(from.why === 'sunrise').toBe(from.at === next.sunrise);
      if (until) expect(until.at).toBeGreaterThan(from.at);
      if (until?.why === 'tithiEnd') expect(until.at).toBe(next.tithi.endsAt);
      const waitsForNaksatra = ['Jaya', 'Jayanti', 'Papanasini', 'Vijaya'].includes(
        one.ekadasi?.mahadvadasi ?? '',
      );
      if (until && !waitsForNaksatra) {
        const third = next.sunrise + (next.sunset - next.sunrise) / 3;
        expect(until.at).toBeLessThanOrEqual(third + 1);
        if (until.why === 'third' && one.ekadasi?.mahadvadasi !== 'Trisprsa') {
          expect(until.at).toBeLessThanOrEqual(next.tithi.endsAt);
        }
      }
    }
  });
});

it('twelve sankrantis a year in order, each at or before noon of its day and after noon of the day before', () => {
  everywhere((days) => {
    const found = days.flatMap((day) => (day.sankranti ? [day.sankranti.rasi] : []));
    expect(found.length).toBe(24);
    for (const [index, rasi] of found.entries()) expect(rasi).toBe(((found[0] ?? 0) + index) % 12);
    for (const [one, next] of pairs(days)) {
      if (!next.sankranti) continue;
      expect(next.sankranti.at).toBeGreaterThan(one.noon);
      expect(next.sankranti.at).toBeLessThanOrEqual(next.noon);
    }
  });
});

it('no entry twice on a day, and every yearly event recurs after twelve or thirteen months', () => {
  everywhere((days) => {
    const dates = new Map<string, number[]>();
    for (const { date, entries } of days) {
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      for (const { id, kind } of entries) {
        if (kind === 'event') dates.set(id, [...(dates.get(id) ?? []), Date.parse(date) / (24 * hours)]);
      }
    }
    expect(dates.size).toBe(yearlyEvents.length);
    for (const [id, seen] of dates) {
      for (const [index, day] of seen.slice(1).entries()) {
        const gap = day - (seen[index] ?? 0);
        const bySun = yearlyEvents.some(({ falls, id: of }) => of === id && falls.rule === 'sankranti');
        const allowed = bySun ? [364, 365, 366, 367] : [353, 354, 355, 383, 384, 385];
        expect([id, allowed.includes(gap) || gap]).toEqual([id, true]);
      }
    }
  });
});

it('a date that Samoa skipped has the sky of the day before, and the days around it go on', () => {
  const apia = testPlace(-13.83, -171.77, 'Pacific/Apia');
  const [before, missing, after] = testDays(apia, '2011-12-29', '2011-12-31');
  expect(missing?.sunrise).toBe(before?.sunrise);
  expect((after?.sunrise ?? 0) - (missing?.sunrise ?? 0)).toBeGreaterThan(23.8 * hours);
});

it('every date alone is the same as in its year', () => {
  for (const day of testDays(newYork, '2031-01-01', '2031-12-31')) {
    expect(testDays(newYork, day.date, day.date)).toEqual([day]);
  }
});

it('daylight saving changes clock times and nothing else', () => {
  const withoutClocks = (zone: string) =>
    testDays({ ...newYork, zone }, '2026-01-01', '2026-12-31').map((day) => ({
      ...day,
      entries: day.entries.map(({ kind, title, ...rest }) => [kind, kind === 'parana' ? '' : title, rest]),
    }));
  expect(withoutClocks('America/New_York')).toEqual(withoutClocks('Etc/GMT+5'));
});

describe('the server time zone', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('is never read', () => {
    const seen = ['UTC', 'Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/London'].map(
      (zone) => {
        vi.stubEnv('TZ', zone);
        return {
          offset: new Date(0).getTimezoneOffset(),
          days: testDays(ghaziabad, '2026-03-20', '2026-04-20'),
        };
      },
    );
    expect(new Set(seen.map(({ offset }) => offset)).size).toBeGreaterThan(3); // the stub reaches Date
    for (const { days } of seen) expect(days).toEqual(seen[0]?.days);
  });
});
