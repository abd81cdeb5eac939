import { describe, expect, it } from 'vitest';
import { darshanHref, readDarshanQuery, stripOf } from './darshan-query.ts';
import { albumsOf } from './darshan-type.ts';

const today = '2026-11-20';
const queryOf = (search: string) => readDarshanQuery(new URLSearchParams(search), today);

describe('what an address of /daily-darshan selects', () => {
  it.each([
    ['', { day: today, type: null, problem: null, typed: '' }],
    ['date=', { day: today, problem: null }],
    ['date=2026-11-20', { day: today, problem: null }],
    ['date=2026-11-19&type=sandhya', { day: '2026-11-19', type: 'sandhya', problem: null }],
    ['date=२०२६-११-१९', { day: '2026-11-19', problem: null }],
    ['date=1990-01-01', { day: '1990-01-01', problem: null }],
    ['date=2026-11-21', { day: today, problem: 'date-future', typed: '2026-11-21' }],
    ['date=9999-12-31', { day: today, problem: 'date-future' }],
    ['date=1989-12-31', { day: today, problem: 'date-invalid' }],
    ['date=2026-02-30', { day: today, problem: 'date-invalid', typed: '2026-02-30' }],
    ['date=20-11-2026', { day: today, problem: 'date-invalid' }],
    ['date=<script>alert(1)</script>', { day: today, problem: 'date-invalid' }],
    ["date=2026-11-19' or 1=1 --", { day: today, problem: 'date-invalid' }],
    ['date=2026-11-19&date=2027-01-01', { day: '2026-11-19', problem: null }],
    ['type=Sandhya', { type: null, problem: null }],
    ['type=__proto__', { type: null, problem: null }],
    ['type=festival', { type: 'festival', problem: null }],
  ])('%s', (search, expected) => expect(queryOf(search)).toMatchObject(expected));

  it('stores no more of a typed date than a field holds', () =>
    expect(queryOf(`date=${'9'.repeat(5000)}`).typed).toHaveLength(40));
});

describe('the strip of days', () => {
  it.each([
    [today, '2026-11-14', today],
    ['2026-11-19', '2026-11-14', today],
    ['2026-11-17', '2026-11-14', today],
    ['2026-11-10', '2026-11-07', '2026-11-13'],
    ['2026-03-01', '2026-02-26', '2026-03-04'],
  ])('around %s goes from %s to %s', (day, first, last) => {
    const strip = stripOf(day, today);
    expect(strip).toHaveLength(7);
    expect([strip[0], strip[6]]).toEqual([first, last]);
    expect(strip).toContain(day);
  });
});

it('an album is a darshan with photos, in the order of the day', () =>
  expect(
    albumsOf([{ type: 'shayan' as const }, { type: 'mangala' as const }, { type: 'shayan' as const }]).map(
      ({ type, photos }) => [type, photos.length],
    ),
  ).toEqual([
    ['mangala', 1],
    ['shayan', 2],
  ]));

it('addresses leave out the defaults', () => {
  expect(darshanHref({})).toBe('/daily-darshan');
  expect(darshanHref({ day: today, type: 'raj-bhoga' })).toBe(
    '/daily-darshan?date=2026-11-20&type=raj-bhoga',
  );
});
