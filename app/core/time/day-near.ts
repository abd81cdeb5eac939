import * as m from '#messages/days.ts';
import { longDay } from './date-words.ts';
import { templeDay } from './temple-day.ts';

const dayLength = 86_400_000;

/** A moment's day as somebody would say it: 'today', 'tomorrow', 'on Friday, 27 November 2026'. */
export function dayNear(moment: Date, now: Date): string {
  const days = Math.round((Date.parse(templeDay(moment)) - Date.parse(templeDay(now))) / dayLength);
  if (days === 0) return m.today;
  return days === 1 ? m.tomorrow : m.onDay(longDay(moment));
}
