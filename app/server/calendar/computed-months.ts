import type { CalendarDay } from '#core/calendar/calendar-day.ts';
import { type CivilDate, civilDate, dayNumber } from '#core/calendar/civil-date.ts';
import { type CalendarRefusal, computeDays } from '#core/calendar/compute-days.ts';
import type { Place } from '#core/calendar/place.ts';
import { accept, type Outcome } from '#core/result.ts';

export type Span = { place: Place; from: CivilDate; to: CivilDate };
export type ComputedDays = Outcome<CalendarDay[]> | CalendarRefusal;

/** Twenty years of one place, at some 20 KB a month; then the oldest is dropped. */
const maxMonths = 240;

/**
 * A span with more uncached months is computed in the side process: four months cost some 10 ms.
 */
const mostComputedHere = 4;

/**
 * Computed months by place, cached in this process: they are the same for everybody until the code
 * changes, and the views ask by month. `computeElsewhere` computes whole months in the side
 * process.
 */
export function makeComputedMonths(computeElsewhere: (span: Span, owner: string) => Promise<ComputedDays>) {
  const months = new Map<string, CalendarDay[]>();

  function remember(key: string, days: CalendarDay[]): void {
    months.delete(key);
    months.set(key, days);
    const [oldest] = months.keys();
    if (months.size > maxMonths && oldest !== undefined) months.delete(oldest);
  }

  function daysNow({ place, from, to }: Span): ComputedDays {
    const days: CalendarDay[] = [];
    for (const month of monthsOf(from, to)) {
      const key = keyOf(place, month);
      const known = months.get(key);
      const computed = known ? accept(known) : computeDays(place, firstOf(month), lastOf(month));
      if (!computed.ok) return computed;
      remember(key, computed.value);
      days.push(...computed.value.filter(({ date }) => date >= from && date <= to));
    }
    return accept(days);
  }

  async function days(span: Span, owner: string): Promise<ComputedDays> {
    const wanted = monthsOf(span.from, span.to);
    const unknown = wanted.filter((month) => !months.has(keyOf(span.place, month)));
    if (unknown.length > mostComputedHere) {
      const whole = { ...span, from: firstOf(monthOf(span.from)), to: lastOf(monthOf(span.to)) };
      const computed = await computeElsewhere(whole, owner);
      if (!computed.ok) return computed;
      for (const month of wanted) {
        const [first, last] = [firstOf(month), lastOf(month)];
        remember(
          keyOf(span.place, month),
          computed.value.filter(({ date }) => date >= first && date <= last),
        );
      }
    }
    return daysNow(span);
  }

  return { days, daysNow };
}

type Month = [year: number, month: number];

function keyOf({ latitude, longitude, zone }: Place, [year, month]: Month): string {
  return [latitude, longitude, zone, year, month].join(' ');
}

function firstOf([year, month]: Month): CivilDate {
  return civilDate(dayNumber(year, month, 1));
}

function lastOf([year, month]: Month): CivilDate {
  return civilDate(dayNumber(year, month + 1, 1) - 1);
}

function monthOf(date: CivilDate): Month {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
}

function monthsOf(from: CivilDate, to: CivilDate): Month[] {
  const count = ([year, month]: Month) => year * 12 + month - 1;
  const first = count(monthOf(from));
  return Array.from({ length: count(monthOf(to)) - first + 1 }, (_, index) => {
    const month = first + index;
    return [Math.floor(month / 12), (month % 12) + 1];
  });
}
