import { accept, type Outcome, refuse } from '#core/result.ts';
import { cleanLine, latinDigits } from './clean-text.ts';

/** Calendar days in Asia/Kolkata, both included. */
export type DateWindow = { from: string; to: string };

/** A calendar day as YYYY-MM-DD. It must exist (no 30 February) and lie in the window. */
export function readDate(
  typed: string,
  { from, to }: DateWindow,
): Outcome<string, 'date-invalid' | 'date-outside'> {
  const day = latinDigits(cleanLine(typed) ?? '');
  if (!isCalendarDay(day)) return refuse('date-invalid');
  return day >= from && day <= to ? accept(day) : refuse('date-outside');
}

function isCalendarDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}
