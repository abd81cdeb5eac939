import { describe, expect, it } from 'vitest';
import { templeDefaults } from '#core/content/temple-settings.ts';
import { clockOf, darshansOf, minuteInIndia, minuteOf } from './darshan-times.ts';

it('keeps the time of Ghaziabad', () => {
  expect(minuteInIndia(Date.parse('2026-11-20T04:30:59+05:30'))).toBe(270);
  expect(minuteInIndia(Date.parse('2026-11-20T23:59:00+05:30'))).toBe(1_439);
  expect(minuteInIndia(Date.parse('2026-11-20T00:00:00+05:30'))).toBe(0);
});

describe('the schedule', () => {
  it.each([
    ['04:30 AM', 270, '04:30'],
    ['04:30AM', 270, '04:30'],
    ['12:30 PM', 750, '12:30'],
    ['12:05 am', 5, '00:05'],
    ['09:00 PM', 1_260, '21:00'],
    ['16:15', 975, '16:15'],
  ])('reads %s', (time, minute, clock) => {
    expect(minuteOf(time)).toBe(minute);
    expect(clockOf(time)).toBe(clock);
  });

  it('returns its aartis and darshans, without the closed hours', () => {
    expect(darshansOf(templeDefaults.schedule.entries).map((one) => clockOf(one.time))).toEqual([
      '04:30',
      '07:15',
      '12:30',
      '16:15',
      '18:30',
      '20:30',
    ]);
  });

  it('says by their kind what they are, whatever their titles; half unreadable, what there is', () => {
    const entries = [
      { time: '05:00 PM', title: 'Closed to nobody', kind: 'darshan' as const },
      { time: '05:00 AM', title: 'ఉదయం', kind: 'darshan' as const },
      { time: 'at dawn', title: 'तुलसी', kind: 'darshan' as const },
      { time: '06:00 AM', title: 'A talk on aarti', kind: 'other' as const },
      { time: '01:00 PM', title: 'Rest', kind: 'closed' as const },
    ];
    expect(darshansOf(entries).map((one) => one.title)).toEqual(['ఉదయం', 'Closed to nobody']);
    expect(darshansOf([])).toEqual([]);
  });
});
