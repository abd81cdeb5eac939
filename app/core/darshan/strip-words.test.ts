import { expect, it } from 'vitest';
import { stripWords } from './strip-words.ts';

it('names today, and leads to the neighbours, none after today', () => {
  const { days, before, after } = stripWords('2026-11-20', '2026-11-20');
  expect(days.at(-1)).toEqual({
    ...{ day: '2026-11-20', weekday: 'Today', number: '20', month: 'Nov' },
    to: '/daily-darshan?date=2026-11-20',
  });
  expect(days[0]).toMatchObject({ weekday: 'Sat', number: '14' });
  expect([before, after]).toEqual(['/daily-darshan?date=2026-11-19', null]);
});

it('stays with one darshan', () =>
  expect(stripWords('2026-11-01', '2026-11-20', 'sandhya')).toMatchObject({
    before: '/daily-darshan?date=2026-10-31&type=sandhya',
    after: '/daily-darshan?date=2026-11-02&type=sandhya',
  }));
