import { describe, expect, it } from 'vitest';
import type { CivilDate } from './civil-date.ts';
import { computeDays } from './compute-days.ts';
import { lunarDayOf, lunarDaysObservedOn, lunarDayWords } from './lunar-day.ts';
import { calendarWords } from './names/calendar-words.ts';
import type { Place } from './place.ts';

const ghaziabad: Place = {
  id: 'ghaziabad',
  name: 'Ghaziabad',
  latitude: 28.6692,
  longitude: 77.4538,
  zone: 'Asia/Kolkata',
};
const date = (text: string) => text as CivilDate;

describe('the lunar day of a date', () => {
  it('of Janmastami is Krsna Astami of Hrsikesa, of the full moon of 2025 in October Purnima', () => {
    expect(lunarDayOf(ghaziabad, date('2025-08-16'))).toEqual({ ok: true, value: { masa: 4, tithi: 7 } });
    expect(lunarDayWords({ masa: 4, tithi: 7 }, calendarWords('en'))).toBe(
      'Krsna Astami of Hrsikesa (Bhadra)',
    );
    expect(lunarDayOf(ghaziabad, date('2025-10-07'))).toMatchObject({ value: { tithi: 29 } });
  });

  it('is refused in the extra month and outside the supported years', () => {
    expect(lunarDayOf(ghaziabad, date('2026-06-01'))).toMatchObject({ code: 'lunar-month-extra' });
    expect(lunarDayOf(ghaziabad, date('1949-06-01'))).toMatchObject({ code: 'lunar-year' });
  });

  it('falls exactly once in every lunar year', () => {
    const days = computeDays(ghaziabad, date('2026-03-04'), date('2030-03-19'));
    if (!days.ok) throw new Error(days.code);
    const inYear = (gaurabda: number) =>
      days.value.flatMap((day, at) => {
        const tomorrow = days.value[at + 1];
        // A tithi that is lost on the last day of a year opens the next one.
        return tomorrow && tomorrow.gaurabda === gaurabda ? lunarDaysObservedOn(day, tomorrow) : [];
      });
    for (const gaurabda of [541, 542, 543]) {
      const usual = inYear(gaurabda).filter(({ masa }) => masa < 12);
      expect(usual.length).toBe(360);
      expect(new Set(usual.map(({ masa, tithi }) => `${masa} ${tithi}`)).size).toBe(360);
    }
  });
});
