import { describe, expect, it } from 'vitest';
import type { Station } from '#core/hours/darshan-times.ts';
import { guessDarshan } from './guess-darshan.ts';

const schedule: Station[] = [
  { time: '04:30 AM', title: 'Mangal Aarti' },
  { time: '05:00 AM', title: 'Tulsi Puja' },
  { time: '07:15 AM', title: 'Shringar Darshan' },
  { time: '12:30 PM', title: 'Raj Bhoga Aarti' },
  { time: '01:00 PM', title: 'Darshan Closed' },
  { time: '06:30 PM', title: 'Sandhya Aarti' },
  { time: '08:30 PM', title: 'Shayan Aarti' },
];
const at = (time: string) => new Date(`2026-11-20T${time}:00+05:30`);

describe('the day and darshan of photos, by the clock', () => {
  it.each([
    ['00:00', '2026-11-19', 'shayan'],
    ['04:29', '2026-11-19', 'shayan'],
    ['04:30', '2026-11-20', 'mangala'],
    ['07:14', '2026-11-20', 'mangala'],
    ['07:15', '2026-11-20', 'shringar'],
    ['11:00', '2026-11-20', 'shringar'],
    ['13:05', '2026-11-20', 'raj-bhoga'],
    ['18:30', '2026-11-20', 'sandhya'],
    ['23:59', '2026-11-20', 'shayan'],
  ])('at %s it is %s, %s', (time, day, type) =>
    expect(guessDarshan(schedule, at(time))).toEqual({ day, type }),
  );

  it.each<[string, Station[], string, string]>([
    ['a schedule without titles of ours', [{ time: '09:00', title: 'Puja' }], '08:00', 'shringar'],
    ['an empty schedule', [], '19:00', 'sandhya'],
    ['the other spelling', [{ time: '08:00AM', title: 'Sringar Darshan' }], '07:30', 'mangala'],
    ['an invalid time', [{ time: 'dawn', title: 'Mangal Aarti' }], '04:45', 'mangala'],
  ])('%s', (_, entries, time, type) =>
    expect(guessDarshan(entries, at(time))).toEqual({ day: '2026-11-20', type }),
  );
});
