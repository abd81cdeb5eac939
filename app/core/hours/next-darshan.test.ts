import { expect, it } from 'vitest';
import { templeDefaults } from '#core/content/temple-settings.ts';
import { nextDarshan, turnAfter } from './next-darshan.ts';

it.each([
  ['2026-11-20T00:00:00+05:30', '04:30', false],
  ['2026-11-20T04:30:40+05:30', '04:30', false],
  ['2026-11-20T04:31:00+05:30', '07:15', false],
  ['2026-11-20T13:20:00+05:30', '16:15', false],
  ['2026-11-20T20:30:00+05:30', '20:30', false],
  ['2026-11-20T20:31:00+05:30', '04:30', true],
  ['2026-11-20T23:59:00+05:30', '04:30', true],
])('after %s comes %s, tomorrow: %s', (moment, time, tomorrow) =>
  expect(nextDarshan(templeDefaults.schedule.entries, Date.parse(moment))).toMatchObject({ time, tomorrow }),
);

it.each([
  ['2026-11-20T04:30:40+05:30', '2026-11-20T04:31:00+05:30'],
  ['2026-11-20T13:20:00+05:30', '2026-11-20T16:16:00+05:30'],
  ['2026-11-20T20:31:00+05:30', '2026-11-21T04:31:00+05:30'],
])('at %s another one is the next from %s on', (moment, turn) => {
  const next = nextDarshan(templeDefaults.schedule.entries, Date.parse(moment));
  expect(next && turnAfter(next, Date.parse(moment))).toBe(Date.parse(turn));
});

it('a schedule without times has none', () =>
  expect(nextDarshan([{ time: 'at dawn', title: 'Aarti', kind: 'darshan' }], 0)).toBeNull());
