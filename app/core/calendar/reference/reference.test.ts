import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CivilDate, parseCivilDate } from '../civil-date.ts';
import { computeDays } from '../compute-days.ts';
import { type DayRecord, dayRecord } from '../day-record.ts';
import type { Place } from '../place.ts';

// Reference data from GCal, the calendar program of ISKCON's calendar committee, for whole years of
// two places; README.md beside it describes the comparison.

type Reference = {
  place: { id: string; name: string; lat: number; lon: number; tz: string };
  year: number;
  days: ReferenceDay[];
};
type ReferenceDay = DayRecord & { edge?: Record<string, number> };

const folder = import.meta.dirname;
const files = readdirSync(folder).filter((name) => /-\d{4}\.json$/.test(name));

it('there are reference years', () => expect(files.length).toBe(4));

describe.each(files)('%s', (file) => {
  const reference: Reference = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const { lat, lon, tz, id, name } = reference.place;
  const place: Place = { id, name, latitude: lat, longitude: lon, zone: tz };
  const days = recordsOf(place, reference.year);
  const pairs = reference.days.map((theirs, index) => {
    const ours = days[index];
    if (!ours) throw new Error(`no day ${theirs.date}`);
    return { theirs, ours, edge: reference.days.slice(Math.max(0, index - 1), index + 2).some(isEdge) };
  });
  const clear = pairs.filter(({ edge }) => !edge);

  it('has every date of the year', () => {
    expect(days.map((day) => day.date)).toEqual(reference.days.map((day) => day.date));
    expect(clear.length).toBeGreaterThan(345);
  });

  it.each([
    'tithi',
    'tithiArunodaya',
    'tithiSunset',
    'masa',
    'gaurabda',
    'naksatra',
    'ksayaTithi',
    'vrddhi',
    'fast',
    'fastNotes',
    'ekadasi',
    'mahadvadasi',
  ] as const)('agrees on %s', (field) => {
    const differing = clear.filter(({ ours, theirs }) => !same(ours[field], theirs[field]));
    expect(differing.map(({ ours, theirs }) => [ours.date, ours[field], theirs[field]])).toEqual([]);
  });

  it('agrees on the sankranti of each day', () => {
    const differing = clear.filter(({ ours, theirs }) => ours.sankranti?.rasi !== theirs.sankranti?.rasi);
    expect(differing.map(({ ours }) => ours.date)).toEqual([]);
  });

  it('agrees on what each day lists', () => {
    for (const { ours, theirs } of clear)
      expect({ [ours.date]: listed(ours) }).toEqual({ [ours.date]: listed(theirs) });
  });

  it('agrees on times within the stated tolerances', () => {
    const horizon = Math.abs(place.latitude) < 60 ? 10 : 30;
    const late: string[] = [];
    const compare = (date: string, what: string, ours: string, theirs: string, tolerance: number) => {
      if (Math.abs(seconds(ours) - seconds(theirs)) > tolerance)
        late.push(`${date} ${what} ${ours} ${theirs}`);
    };
    for (const { ours, theirs } of clear) {
      const { date } = ours;
      compare(date, 'sunrise', `${date}T${ours.sunrise}`, `${date}T${theirs.sunrise}`, horizon);
      compare(date, 'sunset', `${date}T${ours.sunset}`, `${date}T${theirs.sunset}`, horizon);
      compare(date, 'tithiEnd', ours.tithiEnd, theirs.tithiEnd, 60);
      compare(date, 'naksatraEnd', ours.naksatraEnd, theirs.naksatraEnd, 60);
      if (ours.sankranti && theirs.sankranti) {
        compare(date, 'sankranti', ours.sankranti.at, theirs.sankranti.at, 6 * 60);
      }
    }
    expect(late).toEqual([]);
  });

  it('agrees on every break-fast window and its reasons', () => {
    const windows = clear.filter(({ ours, theirs }) => ours.parana || theirs.parana);
    expect(windows.length).toBeGreaterThanOrEqual(22);
    for (const { ours, theirs } of windows) {
      const { date, parana: our } = ours;
      const their = theirs.parana;
      if (!our || !their) throw new Error(`${date}: only one has a parana`);
      expect([date, our.fromWhy, our.toWhy]).toEqual([date, their.fromWhy, their.toWhy]);
      expect(Math.abs(seconds(`${date}T${our.from}`) - seconds(`${date}T${their.from}`))).toBeLessThanOrEqual(
        60,
      );
      expect(our.to === null).toBe(their.to === null);
      if (our.to && their.to) {
        expect(Math.abs(seconds(`${date}T${our.to}`) - seconds(`${date}T${their.to}`))).toBeLessThanOrEqual(
          60,
        );
      }
    }
  });
});

/** A boundary so close that programs may differ about its side (README.md, "Comparing"). */
function isEdge({ edge = {} }: ReferenceDay): boolean {
  return Object.entries(edge).some(
    ([what, minutes]) => Math.abs(minutes) <= (what === 'sankrantiNoon' ? 5 : 0.25),
  );
}

function recordsOf(place: Place, year: number): DayRecord[] {
  const days = computeDays(place, date(`${year}-01-01`), date(`${year}-12-31`));
  if (!days.ok) throw new Error(days.code);
  return days.value.map((day) => dayRecord(day, place.zone));
}

function date(text: string): CivilDate {
  const parsed = parseCivilDate(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

/** All entries of a day, without ids; times in break-fast titles are compared as times instead. */
function listed({ events = [] }: DayRecord): string[] {
  return events
    .map(({ id: _, kind, title, ...rest }) =>
      JSON.stringify([kind, kind === 'parana' ? '' : title, Object.entries(rest).sort()]),
    )
    .sort();
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function seconds(local: string): number {
  return Date.parse(`${local}Z`) / 1000;
}
