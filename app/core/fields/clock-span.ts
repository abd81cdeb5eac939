import { minuteOf } from '#core/hours/darshan-times.ts';
import { type Outcome, refuse } from '#core/result.ts';
import { templeMoment } from '#core/time/temple-day.ts';
import { latinDigits } from './clean-text.ts';
import type { FormReader } from './form-reader.ts';

const dayMs = 86_400_000;

/**
 * The moments between two times of the fields 'from' and 'to' on a day of the temple; a time that
 * ends before it begins goes over midnight.
 */
export function readClockSpan(
  form: FormReader,
  day: string,
  typed: { from: string; to: string },
): { startsAt: Date; endsAt: Date } {
  const from = form.read('from', readTime(typed.from)) ?? '00:00';
  const to = form.read('to', readTime(typed.to)) ?? '00:00';
  const startsAt = templeMoment(day, from);
  const sameDay = templeMoment(day, to);
  return { startsAt, endsAt: sameDay > startsAt ? sameDay : new Date(sameDay.getTime() + dayMs) };
}

function readTime(typed: string): Outcome<string, 'time-invalid'> {
  const time = latinDigits(typed).trim();
  return minuteOf(time) < 1_440 ? { ok: true, value: time } : refuse('time-invalid');
}
