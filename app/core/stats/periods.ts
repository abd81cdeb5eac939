import { taxYearOf } from '#core/time/tax-year.ts';
import { templeDay, templeDayStart } from '#core/time/temple-day.ts';

/** The periods of the dashboard, in this order. Each ends now. */
export const periodNames = ['today', 'week', 'month', 'taxYear'] as const;
export type PeriodName = (typeof periodNames)[number];

/**
 * From `from` to `to`, exclusive; `firstDay` and `lastDay` are its days in Asia/Kolkata, both
 * included.
 */
export type Span = { from: Date; to: Date; firstDay: string; lastDay: string };

/** 'week' and 'month' are the last 7 and 30 days, today among them; 'taxYear' begins on 1 April. */
export function periodOf(name: PeriodName, now: Date): Span {
  const today = templeDay(now);
  return spanFrom(firstDayOf(name, today), now);
}

/** The same days of the year before, up to the same time of day, for a fair comparison. */
export function sameLastYear({ firstDay, to }: Span): Span {
  return spanFrom(yearBefore(firstDay), new Date(sameMomentLastYear(to)));
}

/** Every day of a span, oldest first. */
export function daysOf({ firstDay, lastDay }: Span): string[] {
  const days = [];
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The day a year earlier; for 29 February that is 28 February. */
export function yearBefore(day: string): string {
  const year = Number(day.slice(0, 4)) - 1;
  return day.endsWith('-02-29') ? `${year}-02-28` : `${year}${day.slice(4)}`;
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

function spanFrom(firstDay: string, to: Date): Span {
  return { from: templeDayStart(firstDay), to, firstDay, lastDay: templeDay(to) };
}

function firstDayOf(name: PeriodName, today: string): string {
  if (name === 'week') return addDays(today, -6);
  if (name === 'month') return addDays(today, -29);
  return name === 'taxYear' ? `${taxYearOf(today).slice(0, 4)}-04-01` : today;
}

function sameMomentLastYear(moment: Date): number {
  const day = templeDay(moment);
  const timeOfDay = moment.getTime() - templeDayStart(day).getTime();
  return templeDayStart(yearBefore(day)).getTime() + timeOfDay;
}
