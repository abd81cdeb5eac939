import { type Paise, paise } from '#core/money/paise.ts';
import { dayAfter } from '#core/requests/request-days.ts';

export type PlannedPart = { position: number; amount: Paise; dueOn: string };

/** Days from the approval to the first part. */
const daysToFirst = 7;

/**
 * The parts of a membership: whole rupees each, the first with what is left over; the first is due
 * a week after the approval, the others on the same day of the following months (the last day where
 * a month is shorter). Their sum is the amount.
 */
export function planParts(amount: Paise, parts: number, approvedOn: string): PlannedPart[] {
  const each = paise(Math.floor(amount / 100 / parts) * 100);
  const first = dayAfter(approvedOn, daysToFirst);
  return Array.from({ length: parts }, (_, index) => ({
    position: index + 1,
    amount: index === 0 ? paise(amount - each * (parts - 1)) : each,
    dueOn: monthsAfter(first, index),
  }));
}

/** The same day so many months later; '2026-02-28' is a month after '2026-01-31'. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
