import * as m from '#messages/days.ts';
import { type CivilDate, dayNumber, dayNumberOf, yearAndMonth } from './civil-date.ts';

/**
 * How long until a date in words: 'Today', 'Tomorrow', 'In 12 days', 'In 2 months and 3 days'.
 * Whole calendar months are counted first; from the 31st a month reaches the last day of a shorter
 * one.
 */
export function countdownWords(today: CivilDate, date: CivilDate): string {
  const days = dayNumberOf(date) - dayNumberOf(today);
  if (days === 0) return m.isToday;
  if (days === 1) return m.isTomorrow;
  const months = wholeMonths(today, date);
  if (months < 2) return m.inDays(days);
  const rest = dayNumberOf(date) - sameDay(today, months);
  return rest === 0 ? m.inMonths(months) : m.inMonthsAndDays(months, rest);
}

function wholeMonths(today: CivilDate, date: CivilDate): number {
  const [one, other] = [yearAndMonth(today), yearAndMonth(date)];
  const months = (other.year - one.year) * 12 + other.month - one.month;
  return sameDay(today, months) > dayNumberOf(date) ? months - 1 : months;
}

/** The day number of a date some months on. */
function sameDay(date: CivilDate, months: number): number {
  const { year, month } = yearAndMonth(date);
  const lastOfMonth = dayNumber(year, month + months + 1, 1) - 1;
  return Math.min(dayNumber(year, month + months, Number(date.slice(8))), lastOfMonth);
}
