import { readChoice } from '#core/fields/choice.ts';
import { type DateWindow, readDate } from '#core/fields/date.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { type Paise, parseRupees, zeroPaise } from '#core/money/paise.ts';
import { windowInWords } from '#core/requests/request-days.ts';
import { type FormOutcome, invalid } from '#core/result.ts';
import type { StayRate } from './stay-rate.ts';

export const rateFields = [
  ...(['kind', 'from', 'to', 'night', 'single', 'member'] as const),
  ...(['extraBeds', 'extraBed', 'minNights'] as const),
] as const;
export type TypedRate = Record<(typeof rateFields)[number], string> & { weekdays: readonly string[] };

/** A rate as the office types it: rupees, days, weekdays (none ticked: all). */
export function readRate(
  typed: TypedRate,
  { kinds, days }: { kinds: readonly string[]; days: DateWindow },
): FormOutcome<Omit<StayRate, 'id'>> {
  const form = new FormReader();
  const kindId = form.read('kind', readChoice(typed.kind, kinds));
  const from = form.read('from', readDate(typed.from, days), windowInWords(days)) ?? days.from;
  const window = { from, to: days.to };
  const to = form.read('to', readDate(typed.to, window), windowInWords(window)) ?? from;
  const weekdays = [...new Set(typed.weekdays.map(Number))].filter((day) => day >= 1 && day <= 7).sort();
  const night = readPrice(form, 'night', typed.night);
  const optional = (field: 'single' | 'member') =>
    typed[field].trim() === '' ? null : readPrice(form, field, typed[field]);
  const rate = {
    ...{ from, to, weekdays: weekdays.length > 0 ? weekdays : [1, 2, 3, 4, 5, 6, 7] },
    ...{ single: optional('single'), member: optional('member') },
    extraBeds: form.whole('extraBeds', typed.extraBeds || '0', { min: 0, max: 10 }),
    extraBed:
      typed.extraBed.trim() === ''
        ? zeroPaise
        : (form.read('extraBed', parseRupees(typed.extraBed)) ?? zeroPaise),
    minNights: form.whole('minNights', typed.minNights || '1', { min: 1, max: 30 }),
  };
  if (kindId === null || night === null) return invalid(form.problems);
  return form.answer({ ...rate, kindId, night });
}

/** A room costs something, and less than a house. */
function readPrice(form: FormReader, field: string, typed: string): Paise | null {
  const amount = form.read(field, parseRupees(typed));
  if (amount === null || (amount > 0 && amount <= 100_000_000)) return amount;
  form.refuse(field, 'amount-malformed');
  return null;
}
