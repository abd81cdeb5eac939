import { addressNumber } from '#core/fields/address-number.ts';
import { readClockSpan } from '#core/fields/clock-span.ts';
import { type DateWindow, readDate } from '#core/fields/date.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { windowInWords } from '#core/requests/request-days.ts';
import type { FormOutcome } from '#core/result.ts';
import { largestQuota } from './product-form.ts';

export const slotFields = ['day', 'from', 'to', 'every', 'gate', 'capacity'] as const;
export type TypedSlots = Record<(typeof slotFields)[number], string>;

export type SlotInput = { startsAt: Date; endsAt: Date; gate: number | null; capacity: number };

/** A day and a half of half hours: more at once is a slip. */
const mostAtOnce = 48;

/**
 * Reads the form of times, every problem at once: one from `from` to `to`, or, with `every`, as
 * many of so many minutes as fit. Day and clock are the temple's; `gates` are those of the event,
 * and none chosen means every gate. `capacity` is people in each.
 */
export function readSlots(
  typed: TypedSlots,
  { days, gates }: { days: DateWindow; gates: readonly number[] },
): FormOutcome<SlotInput[]> {
  const form = new FormReader();
  const day = form.read('day', readDate(typed.day, days), windowInWords(days)) ?? days.from;
  const { startsAt, endsAt } = readClockSpan(form, day, typed);
  const gate = typed.gate === '' ? null : addressNumber(typed.gate);
  if (typed.gate !== '' && !gates.some((number) => number === gate)) form.refuse('gate', 'gate-unknown');
  const capacity = form.whole('capacity', typed.capacity, { min: 1, max: largestQuota });
  const length = (endsAt.getTime() - startsAt.getTime()) / 60_000;
  const every =
    typed.every.trim() === '' ? length : form.whole('every', typed.every, { min: 5, max: length });
  const count = form.clean ? Math.floor(length / every) : 0;
  if (count > mostAtOnce) form.refuse('every', 'slots-too-many', { most: mostAtOnce });
  const at = (turn: number) => new Date(startsAt.getTime() + turn * every * 60_000);
  const slots = Array.from({ length: Math.min(count, mostAtOnce) }, (_, turn) => ({
    ...{ startsAt: at(turn), endsAt: at(turn + 1), gate, capacity },
  }));
  return form.answer(slots);
}
