import { describe, expect, it } from 'vitest';
import { weekWords } from './hours-words.ts';
import { type OpeningHours, sittingsOn } from './opening-hours.ts';
import { everyDay, templeSittings, templeStatus } from './temple-status.ts';

const usual = everyDay(templeSittings);
const late = [
  { opens: '04:30', closes: '13:00' },
  { opens: '16:00', closes: '22:00' },
];
const withSunday: OpeningHours = {
  week: usual.week.map((one) => (one.day === 'sunday' ? { ...one, sittings: late } : one)),
  days: [
    { on: '2026-09-04', note: 'Janmashtami', sittings: [{ opens: '04:30', closes: '01:00' }] },
    { on: '2026-11-24', note: 'Cleaning', sittings: [] },
  ],
};

/** A moment on clocks in Ghaziabad. */
const at = (moment: string) => new Date(`${moment}+05:30`);

describe('the hours of a day', () => {
  it.each([
    ['2026-11-21', templeSittings],
    ['2026-11-22', late],
    ['1969-12-28', late],
    ['2026-09-04', [{ opens: '04:30', closes: '01:00' }]],
    ['2026-11-24', []],
  ])('%s', (day, sittings) => expect(sittingsOn(withSunday, day)).toEqual(sittings));
});

describe('the status follows the day', () => {
  it.each([
    ['2026-11-21T21:45:00', false, '21:30 - 04:30'],
    ['2026-11-22T21:45:00', true, '16:00 - 22:00'],
    ['2026-11-22T22:00:00', false, '22:00 - 04:30'],
    ['2026-11-23T21:45:00', false, '21:30 - 04:30'],
    ['2026-09-05T00:30:00', true, '04:30 - 01:00'],
    ['2026-09-05T01:00:00', false, '01:00 - 04:30'],
    ['2026-11-24T10:00:00', false, '21:30 - 04:30'],
    ['2026-11-25T04:30:00', true, '04:30 - 13:00'],
  ])('%s: open %s, %s', (moment, isOpen, timeSlot) => {
    expect(templeStatus(at(moment), withSunday)).toEqual({ isOpen, timeSlot });
  });
});

describe('the week as text', () => {
  const hours = '04:30–13:00 and 16:00–21:30';
  it('is one line when all days are alike', () => {
    expect(weekWords(usual)).toEqual([{ days: 'Every day', hours }]);
  });

  it('names what differs', () => {
    expect(weekWords(withSunday)).toEqual([
      { days: 'Monday to Saturday', hours },
      { days: 'Sunday', hours: '04:30–13:00 and 16:00–22:00' },
    ]);
  });

  it('marks a closed day', () => {
    const closed = usual.week.map((one) => (one.day === 'tuesday' ? { ...one, sittings: [] } : one));
    expect(weekWords({ week: closed, days: [] })).toEqual([
      { days: 'Monday', hours },
      { days: 'Tuesday', hours: 'Closed' },
      { days: 'Wednesday to Sunday', hours },
    ]);
  });
});
