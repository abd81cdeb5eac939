import { dayAndMonth } from '#core/time/date-words.ts';
import { templeNoon } from '#core/time/temple-noon.ts';
import * as m from '#messages/darshans.ts';
import { darshanHref, dayAfter, stripOf } from './darshan-query.ts';
import type { DarshanType } from './darshan-type.ts';

/** A day and its page: { day: '2026-11-20', weekday: 'Fri', number: '20', month: 'Nov', … }. */
export type StripDay = { day: string; weekday: string; number: string; month: string; to: string };

export type DayStrip = {
  days: StripDay[];
  /** The pages of the day before and of the day after; null after today. */
  before: string;
  after: string | null;
};

/** The days of the strip around a day, in words; today is called so. `type`: one darshan alone. */
export function stripWords(day: string, today: string, type: DarshanType | null = null): DayStrip {
  const pageOf = (one: string) => darshanHref({ day: one, type });
  const days = stripOf(day, today).map((one) => {
    const { day: number, month } = dayAndMonth(templeNoon(one));
    const name = one === today ? m.today : (m.shortWeekdays[templeNoon(one).getUTCDay()] ?? '');
    return { day: one, weekday: name, number, month, to: pageOf(one) };
  });
  const after = day < today ? pageOf(dayAfter(day, 1)) : null;
  return { days, before: pageOf(dayAfter(day, -1)), after };
}
